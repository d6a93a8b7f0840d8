import CTables
package import WidgetArchive

/// The sizes of symbols' ink, unless it is a square as wide as letters are high. `SymbolTableTests` measure the
/// artwork, and print the table anew if it has changed.
package enum SymbolTable {
    /// In ems. A row also serves the name with further words, such as `.fill`.
    package static let inks: [String: Size] = {
        var inks: [String: Size] = [:]
        var table = TableReader(symbol_inks())
        func ems() -> Double { (Double(table.word()) ?? 0) / 100 }
        while table.nextRow() { inks[table.word()] = Size(width: ems(), height: ems()) }
        return inks
    }()
}
