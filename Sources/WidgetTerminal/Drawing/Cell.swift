import SceneLayout
/// One place of a terminal.
package struct Cell: Hashable, Sendable {
    /// What it shows; a glyph that is two cells wide stands in the first of them.
    package var glyph: Character
    /// How many cells the glyph takes: 0 for the second half of a wide one.
    package var width: Int
    /// The colours of the glyph and of what is behind it; nil for the terminal's own.
    package var ink: RGB?
    package var ground: RGB?
    package var style: Style
    package var link: String?
    /// What it shows instead where there are no colours.
    package var plain: Character?

    package init(
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

    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let bold = Style(rawValue: 1)
        package static let dim = Style(rawValue: 2)
        package static let italic = Style(rawValue: 4)
        package static let underline = Style(rawValue: 8)
        package static let strikethrough = Style(rawValue: 16)
    }
}
