/// The tags of a script, one after the other: `<xbar.title>VPN</xbar.title>`.
struct HeaderTags: Sequence, IteratorProtocol {
    struct Tag: Hashable {
        /// `xbar`, `bitbar`, `swiftbar` or `groupwidgets`.
        let prefix: String
        /// In lowercase, without the prefix.
        let name: String
        let content: Substring
    }

    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Tag? {
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            if let tag = tag() { return tag }
        }
        return nil
    }

    /// Reads what follows a `<`. A tag ends in its line, with or without its closing half.
    private mutating func tag() -> Tag? {
        let name = rest.prefix(60).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
        guard let dot = name.firstIndex(of: "."), name.endIndex < rest.endIndex, rest[name.endIndex] == ">" else {
            return nil
        }
        let prefix = name[..<dot].lowercased()
        guard HeaderTags.prefixes.contains(prefix) else { return nil }
        let inside = rest[rest.index(after: name.endIndex)...].prefix { !$0.isNewline }
        let content = HeaderTags.beforeEnd(inside)
        rest = rest[content.endIndex...]
        return Tag(prefix: prefix, name: name[name.index(after: dot)...].lowercased(), content: content)
    }

    private static func beforeEnd(_ inside: Substring) -> Substring {
        var place = inside.startIndex
        while let mark = inside[place...].firstIndex(of: "<") {
            if inside[mark...].hasPrefix("</") { return inside[..<mark] }
            place = inside.index(after: mark)
        }
        return inside
    }

    private static let prefixes: Set<String> = ["xbar", "bitbar", "swiftbar", "groupwidgets"]
}
