/// One place of a terminal.
public struct Cell: Hashable, Sendable {
    /// What it shows; a glyph that is two cells wide stands in the first of them.
    public var glyph: Character
    /// How many cells the glyph takes: 0 for the second half of a wide one.
    public var width: Int
    /// The colours of the glyph and of what is behind it; nil for the terminal's own.
    public var ink: RGB?
    public var ground: RGB?
    public var style: Style
    public var link: String?
    /// What it shows instead where there are no colours.
    public var plain: Character?

    public init(
        _ glyph: Character = " ", width: Int = 1, ink: RGB? = nil, ground: RGB? = nil, style: Style = [],
        link: String? = nil, plain: Character? = nil
    ) {
        self.glyph = glyph
        self.width = width
        self.ink = ink
        self.ground = ground
        self.style = style
        self.link = link
        self.plain = plain
    }

    public struct Style: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bold = Style(rawValue: 1)
        public static let dim = Style(rawValue: 2)
        public static let italic = Style(rawValue: 4)
        public static let underline = Style(rawValue: 8)
        public static let strikethrough = Style(rawValue: 16)
    }
}
