public import Foundation
package import WidgetArchive

extension UIImage {
    /// A description of how an image should look.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked, because an open class cannot be checked; it has no state.
        fileprivate override init() {}
    }

    /// How large and how heavy a symbol is.
    public enum SymbolScale: Int, Sendable {
        /// As usual, and relative to letters.
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// How heavy a symbol is.
    public enum SymbolWeight: Int, Sendable {
        /// As usual, and from the thinnest to the heaviest.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size, weight and colours of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: Values

        struct Values: Hashable {
            var size: Double?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var colors: [UIColor] = []
            var mode: Node.Picture.SymbolMode?
        }

        init(_ values: Values) { self.values = values }

        /// The usual size and weight.
        public static let unspecified = SymbolConfiguration(Values())

        public convenience init(pointSize size: CGFloat) { self.init(Values(size: Double(size))) }

        public convenience init(pointSize size: CGFloat, weight: SymbolWeight) {
            self.init(Values(size: Double(size), weight: weight))
        }

        public convenience init(pointSize size: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(size: Double(size), weight: weight, scale: scale))
        }

        public convenience init(textStyle style: UIFont.TextStyle) { self.init(textStyle: style, scale: .unspecified) }

        /// The size of a text style, at a scale.
        public convenience init(textStyle style: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: style), scale: scale)
        }

        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// The size and weight of a font, at a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = SymbolWeight(rawValue: font.font.weight / 100) ?? .unspecified
            self.init(Values(size: font.font.size, weight: weight, scale: scale))
        }

        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

        /// A scale relative to letters.
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

        /// One colour at several strengths.
        public convenience init(hierarchicalColor color: UIColor) {
            self.init(Values(colors: [color], mode: .hierarchical))
        }

        /// Several colours, one for each layer.
        public convenience init(paletteColors colors: [UIColor]) { self.init(Values(colors: colors, mode: .palette)) }

        /// The symbol's own colours, if it has any.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Values(mode: .multicolor))
        }

        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Values(mode: .monochrome))
        }

        /// This configuration, overridden by what another specifies.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var values = values
            let others = other.values
            values.size = others.size ?? values.size
            if others.weight != .unspecified { values.weight = others.weight }
            if others.scale != .unspecified { values.scale = others.scale }
            if !others.colors.isEmpty { values.colors = others.colors }
            values.mode = others.mode ?? values.mode
            return SymbolConfiguration(values)
        }

        /// The font of the letters that the symbol is drawn to match.
        package var symbolFont: WidgetArchive.Font {
            let factor =
                switch values.scale {
                case .small: Node.Picture.SymbolScale.small.factor
                case .large: Node.Picture.SymbolScale.large.factor
                default: Node.Picture.SymbolScale.medium.factor
                }
            let weight = values.weight == .unspecified ? 400 : values.weight.rawValue * 100
            return WidgetArchive.Font(size: (values.size ?? 17) * factor, weight: weight)
        }

        /// The colours of its layers; empty for those of the surroundings.
        package var paints: [Paint] { values.colors.map { .tone($0.tone()) } }

        /// How its layers are coloured.
        package var mode: Node.Picture.SymbolMode? { values.mode }

        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

        public override var hash: Int { values.hashValue }
    }
}
