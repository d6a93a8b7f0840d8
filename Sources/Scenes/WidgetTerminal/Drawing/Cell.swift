import SceneLayout
/// One cell of a terminal.
package struct Cell: Hashable, Sendable {
    /// The glyph; a wide one belongs to the first of its two cells.
    package var glyph: Character
    /// The glyph's width in cells; 0 in the second half of a wide glyph.
    package var width: Int
    /// Foreground and background colours; nil for the terminal's defaults.
    package var ink: RGB?
    package var ground: RGB?
    package var style: Style
    package var link: String?
    /// The glyph to use without colours.
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
