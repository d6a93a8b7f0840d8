import SceneLayout
import CTables
import SceneLayout

/// Terminal glyphs for SF Symbols.
package enum SymbolGlyphs {
    /// The glyph for a name such as `creditcard.fill`, or for its longest known prefix.
    package static func glyph(for name: String) -> String { known(name) ?? "▢" }

    /// Nil if no prefix of the name is known.
    static func known(_ name: String) -> String? {
        var parts = RenamedSymbols.older(name).split(separator: ".")[...]
        while !parts.isEmpty {
            if let glyph = table[parts.joined(separator: ".")] { return glyph }
            parts.removeLast()
        }
        return nil
    }

    /// All distinct glyphs.
    static var all: Set<String> { Set(table.values) }

    private static let table: [String: String] = {
        var glyphs: [String: String] = [:]
        var table = TableReader(symbol_glyphs())
        while table.nextRow() {
            let glyph = table.word()
            for symbol in table.word().split(separator: " ") { glyphs[String(symbol)] = glyph }
        }
        return glyphs
    }()
}
