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

        /// The narrowest letters.
        public static let compressed = Width(-0.4)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// The standard width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        /// From 100 to 900.
        let value: Int

        /// The thinnest weight.
        public static let ultraLight = Weight(value: 100)
        /// A thin weight, heavier than `ultraLight`.
        public static let thin = Weight(value: 200)
        /// A weight lighter than `regular`.
        public static let light = Weight(value: 300)
        /// The normal weight.
        public static let regular = Weight(value: 400)
        /// A weight slightly heavier than `regular`.
        public static let medium = Weight(value: 500)
        /// A weight between `medium` and `bold`.
        public static let semibold = Weight(value: 600)
        /// The weight of bold text.
        public static let bold = Weight(value: 700)
        /// A weight heavier than `bold`.
        public static let heavy = Weight(value: 800)
        /// The heaviest weight.
        public static let black = Weight(value: 900)
    }
}
