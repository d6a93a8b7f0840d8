extension Font {
    /// The role of a text, which determines its size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The styles from headings to captions.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        /// The standard, serif, rounded and monospaced designs.
        case `default`, serif, rounded, monospaced
    }

    /// How tightly lines of text are set.
    public enum Leading: Hashable, Sendable {
        /// Standard, tight and loose line spacing.
        case standard, tight, loose
    }

    /// How wide a font's letters are.
    public struct Width: Hashable, Sendable {
        /// The deviation from the standard width.
        public var value: Double

        /// A width by its deviation from the standard one.
        public init(_ value: Double) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        /// From 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }
}
