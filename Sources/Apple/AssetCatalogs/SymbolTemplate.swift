import Foundation
package import WidgetArchive

/// A symbol as the SF Symbols app exports it: an SVG document with a layer for each weight and size, drawn for a font
/// of 100 points.
struct SymbolTemplate {
    private let text: String

    private static let letters = 100.0
    /// The height of a symbol's box, in points of the template.
    private static let height = 1.2 * letters
    /// The height of capitals; the symbol is centred on them.
    private static let capitals = 0.70459 * letters

    /// Nil if there is no layer of regular weight.
    init?(_ text: String) {
        self.text = text
        guard layer("Regular") != nil else { return nil }
    }

    /// The distance from the top of a symbol down to the baseline of a font.
    static func baseline(for font: WidgetArchive.Font) -> Double {
        (height + capitals) / 2 * font.size / letters
    }

    /// The layer of the font's weight, or the regular one.
    func source(for font: WidgetArchive.Font) -> Node.Picture.Source? {
        let name = layer(font.weightName) == nil ? "Regular" : font.weightName
        guard let layer = layer(name), let baseline = guide("Baseline-M", "y1") else { return nil }
        let left = guide("left-margin-\(name)-M", "x1") ?? layer.left
        let width = (guide("right-margin-\(name)-M", "x1").map { $0 - left }) ?? SymbolTemplate.height
        let top = baseline - (SymbolTemplate.capitals + SymbolTemplate.height) / 2
        let box = [left, top, width, SymbolTemplate.height].map { SVGText.number(CGFloat($0)) }
        let document =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box[2])\" height=\"\(box[3])\" "
            + "viewBox=\"\(box.joined(separator: " "))\">\(layer.text)</svg>"
        let scale = font.size / SymbolTemplate.letters
        return PictureBytes(Array(document.utf8)).map {
            .bytes($0, size: Size(width: width * scale, height: SymbolTemplate.height * scale))
        }
    }

    /// The group with a layer in medium size.
    private func layer(_ weight: String) -> (text: String, left: Double)? {
        guard let name = text.range(of: "id=\"\(weight)-M\""),
            let start = text[..<name.lowerBound].range(of: "<g", options: .backwards)?.lowerBound
        else { return nil }
        var (depth, place) = (0, start)
        while let tag = text[place...].range(of: #"<g[\s>]|</g>"#, options: .regularExpression) {
            depth += text[tag].hasPrefix("</") ? -1 : 1
            place = tag.upperBound
            if depth == 0 {
                let group = String(text[start..<place])
                let numbers = group.firstMatch(of: #/matrix\(([^)]*)\)/#)?.output.1.split { " ,".contains($0) }
                return (group, numbers.flatMap { $0.count == 6 ? Double($0[4]) : nil } ?? 0)
            }
        }
        return nil
    }

    /// An attribute of one of the template's guide lines.
    private func guide(_ name: String, _ attribute: String) -> Double? {
        guard let id = text.range(of: "id=\"\(name)\""),
            let start = text[..<id.lowerBound].range(of: "<", options: .backwards)?.lowerBound,
            let end = text[start...].firstIndex(of: ">"),
            let value = text[start..<end].range(of: " \(attribute)=\"")
        else { return nil }
        return Double(text[value.upperBound..<end].prefix { $0 != "\"" })
    }
}

extension WidgetArchive.Font {
    /// The name of its weight in Apple's files.
    package var weightName: String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        return names[min(max((weight + 49) / 100 - 1, 0), names.count - 1)]
    }
}
