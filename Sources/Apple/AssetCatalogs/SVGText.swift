package import Foundation

/// The words of an SVG document.
package enum SVGText {
    /// To a thousandth of a point, which no screen shows.
    package static func number(_ length: CGFloat) -> String {
        guard length.isFinite, abs(length) < 1e9 else { return "0" }
        let thousandths = Int((length * 1000).rounded())
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        return "\(Double(thousandths) / 1000)"
    }
}
