public import Foundation

extension Text {
    public func font(_ font: Font?) -> Text { lettered { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> Text { lettered { $0.weight = weight } }

    public func fontDesign(_ design: Font.Design?) -> Text { lettered { $0.design = design } }

    public func foregroundColor(_ color: Color?) -> Text { lettered { $0.style = color.map { AnyShapeStyle($0) } } }

    public func foregroundStyle(_ style: some ShapeStyle) -> Text { lettered { $0.style = AnyShapeStyle(style) } }

    public func bold() -> Text { lettered { $0.isBold = true } }

    public func bold(_ isActive: Bool) -> Text { lettered { $0.isBold = isActive ? true : nil } }

    public func italic() -> Text { lettered { $0.isItalic = true } }

    public func italic(_ isActive: Bool) -> Text { lettered { $0.isItalic = isActive } }

    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

    public func monospacedDigit() -> Text { lettered { $0.hasEvenDigits = true } }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("underline", .solid, color)
        return lettered { $0.isUnderlined = isActive }
    }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("underline", pattern, color)
        return underline(isActive)
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("strikethrough", .solid, color)
        return lettered { $0.isStruckThrough = isActive }
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("strikethrough", pattern, color)
        return strikethrough(isActive)
    }

    public func kerning(_ kerning: CGFloat) -> Text { lettered { $0.kerning = Double(kerning) } }

    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    public func baselineOffset(_ offset: CGFloat) -> Text { lettered { $0.baselineOffset = Double(offset) } }

    /// How a line under or through a text is drawn; here, always solid.
    public struct LineStyle: Hashable, Sendable {
        public static let single = LineStyle()

        static func noteWithoutEffect(_ modifier: String, _ pattern: Pattern, _ color: Color?) {
            Surroundings.noteWithoutEffect("\(modifier)(pattern:)", pattern != .solid)
            Surroundings.noteWithoutEffect("\(modifier)(color:)", color != nil)
        }

        public struct Pattern: Hashable, Sendable {
            let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }
    }
}
