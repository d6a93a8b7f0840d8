public import Foundation

extension Text {
    /// Sets the font of the text.
    public func font(_ font: Font?) -> Text { lettered { $0.font = font } }

    /// Sets the font weight of the text.
    public func fontWeight(_ weight: Font.Weight?) -> Text { lettered { $0.weight = weight } }

    /// Sets the font design of the text.
    public func fontDesign(_ design: Font.Design?) -> Text { lettered { $0.design = design } }

    /// Sets the colour of the text.
    public func foregroundColor(_ color: Color?) -> Text { lettered { $0.style = color.map { AnyShapeStyle($0) } } }

    /// Sets the style that the text is filled with.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { lettered { $0.style = AnyShapeStyle(style) } }

    /// Makes the text bold.
    public func bold() -> Text { lettered { $0.isBold = true } }

    /// Makes the text bold, or leaves its weight as it is.
    public func bold(_ isActive: Bool) -> Text { lettered { $0.isBold = isActive ? true : nil } }

    /// Makes the text italic.
    public func italic() -> Text { lettered { $0.isItalic = true } }

    /// Makes the text italic, or upright.
    public func italic(_ isActive: Bool) -> Text { lettered { $0.isItalic = isActive } }

    /// Sets the text in a monospaced design.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { lettered { $0.hasEvenDigits = true } }

    /// Underlines the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("underline", .solid, color)
        return lettered { $0.isUnderlined = isActive }
    }

    /// Underlines the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("underline", pattern, color)
        return underline(isActive)
    }

    /// Strikes the text through.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("strikethrough", .solid, color)
        return lettered { $0.isStruckThrough = isActive }
    }

    /// Strikes the text through.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        LineStyle.noteWithoutEffect("strikethrough", pattern, color)
        return strikethrough(isActive)
    }

    /// Adds space between characters.
    public func kerning(_ kerning: CGFloat) -> Text { lettered { $0.kerning = Double(kerning) } }

    /// Adds space between characters, like `kerning`.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    /// Raises or lowers the text from its baseline.
    public func baselineOffset(_ offset: CGFloat) -> Text { lettered { $0.baselineOffset = Double(offset) } }

    /// The style of an underline or a strikethrough.
    public struct LineStyle: Hashable, Sendable {
        /// A solid line.
        public static let single = LineStyle()

        static func noteWithoutEffect(_ modifier: String, _ pattern: Pattern, _ color: Color?) {
            Surroundings.noteWithoutEffect("\(modifier)(pattern:)", pattern != .solid)
            Surroundings.noteWithoutEffect("\(modifier)(color:)", color != nil)
        }

        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let name: String

            /// An unbroken line.
            public static let solid = Pattern(name: "solid")
            /// A dotted line.
            public static let dot = Pattern(name: "dot")
            /// A dashed line.
            public static let dash = Pattern(name: "dash")
            /// A line of dashes and dots.
            public static let dashDot = Pattern(name: "dashDot")
            /// A line of dashes and pairs of dots.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }
    }
}
