/// A line of a menu, taken apart: `--Text | color=red href=https://…` is text at level 1 with two keys.
struct MenuLine: Hashable, Sendable {
    /// How many submenus it is in.
    private(set) var level = 0
    private(set) var isSeparator = false
    private(set) var text: String
    /// The values of its keys, whose names are in lowercase. The last of several counts.
    private(set) var keys: [String: String] = [:]

    /// Reads a line of the header, where dashes mean nothing.
    init(title line: Substring) {
        text = String(line)
        takeKeys()
    }

    /// Reads a line below the first `---`. Two dashes go one submenu deeper, three are a separator.
    init(row line: Substring) {
        let dashes = line.utf8.prefix { $0 == UInt8(ascii: "-") }.count
        isSeparator = dashes > 2 && line.dropFirst(dashes).allSatisfy(\.isWhitespace)
        level = isSeparator ? (dashes - 3) / 2 : dashes / 2
        text = isSeparator ? "" : String(line.dropFirst(level * 2))
        takeKeys()
    }

    /// Whether a key is set to true, or has no value.
    subscript(flag key: String) -> Bool? {
        keys[key].map { ["true", "yes", "1", ""].contains($0.lowercased()) }
    }

    /// A number, which may be written with a unit that means the same: `12`, `12px`, `12pt`.
    subscript(number key: String) -> Double? {
        guard let word = keys[key], !word.isEmpty else { return nil }
        let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        return Double(digits).map { min($0, 10_000) }
    }

    private mutating func takeKeys() {
        guard let bar = MenuKeys.start(in: text) else { return }
        var reader = MenuKeys(rest: text.utf8[text.utf8.index(after: bar)...])
        keys = reader.read()
        text = String(text[..<bar])
    }
}
