import AssetCatalogs
import Foundation
import WidgetArchive

extension SVGText {
    static func path(_ steps: [PathStep]) -> String {
        func place(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
        return steps.map { step in
            switch step {
            case .move(let end): "M\(place(end))"
            case .line(let end): "L\(place(end))"
            case .quadratic(let end, let control): "Q\(place(control)) \(place(end))"
            case .cubic(let end, let control1, let control2): "C\(place(control1)) \(place(control2)) \(place(end))"
            case .close: "Z"
            }
        }.joined()
    }

    /// An attribute that paints, with its opacity.
    static func paint(_ name: String, _ shade: Shade) -> String {
        let color = "\(name)=\"\(shade.with(opacity: 1))\""
        return shade.opacity < 1 ? "\(color) \(name)-opacity=\"\(number(shade.opacity))\"" : color
    }

    static func transform(_ change: CGAffineTransform) -> String {
        if change.isIdentity { return "" }
        let numbers = [change.a, change.b, change.c, change.d].map { "\(Double($0))" }
        let all = numbers + [number(change.tx), number(change.ty)]
        return " transform=\"matrix(\(all.joined(separator: " ")))\""
    }

    /// Leaves out what XML forbids.
    static func escaped(_ words: String) -> String {
        var text = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case "\"": text += "&quot;"
            case "\n", "\t", "\r": text += " "
            default: if scalar.value >= 0x20 { text.unicodeScalars.append(scalar) }
            }
        }
        return text
    }
}
