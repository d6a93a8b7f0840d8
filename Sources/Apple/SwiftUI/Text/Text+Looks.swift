public import Foundation
import WidgetArchive

extension Text {
    public func font(_ font: Font?) -> Text { withAttributes { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> Text { withAttributes { $0.weight = weight } }

    public func fontDesign(_ design: Font.Design?) -> Text { withAttributes { $0.design = design } }

    /// Has no effect here: there is one width of the fonts.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    public func foregroundColor(_ color: Color?) -> Text {
        withAttributes { $0.style = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the style that the text is filled with.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { withAttributes { $0.style = AnyShapeStyle(style) } }

    public func bold() -> Text { withAttributes { $0.isBold = true } }

    public func bold(_ isActive: Bool) -> Text { withAttributes { $0.isBold = isActive ? true : nil } }

    public func italic() -> Text { withAttributes { $0.isItalic = true } }

    public func italic(_ isActive: Bool) -> Text { withAttributes { $0.isItalic = isActive } }

    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { withAttributes { $0.hasEvenDigits = true } }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        withAttributes { $0.underline = .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color)) }
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        withAttributes {
            $0.strikethrough = .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color))
        }
    }

    /// Adds space between characters.
    public func kerning(_ kerning: CGFloat) -> Text { withAttributes { $0.kerning = Double(kerning) } }

    /// Adds space between characters, in place of kerning.
    public func tracking(_ tracking: CGFloat) -> Text { withAttributes { $0.tracking = Double(tracking) } }

    /// Raises or lowers the text from its baseline.
    public func baselineOffset(_ offset: CGFloat) -> Text { withAttributes { $0.baselineOffset = Double(offset) } }

    /// Sets the accessibility text of this part of a text.
    public func accessibilityLabel(_ label: Text) -> Text {
        var text = self
        for index in text.parts.indices { text.parts[index].label = index == 0 ? label.parts : [] }
        return text
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> Text { accessibilityLabel(Text(label)) }

    /// The style of an underline or a strikethrough.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// A line of a pattern, in a colour; nil for the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()

        public struct Pattern: Hashable, Sendable {
            let archived: Paragraph.Line.Pattern

            public static let solid = Pattern(archived: .solid)
            public static let dot = Pattern(archived: .dot)
            public static let dash = Pattern(archived: .dash)
            public static let dashDot = Pattern(archived: .dashDot)
            public static let dashDotDot = Pattern(archived: .dashDotDot)
        }
    }
}
