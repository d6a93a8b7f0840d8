/// Finds the types of a program by their names.
///
/// Nothing else here depends on Swift's ABI. According to the mangling rules (docs/ABI/Mangling.rst in the compiler's
/// sources), a type's mangled name is that of its module or outer type, then the length of its own name, the name
/// itself, and a letter for its kind. The compiler abbreviates repeated words, but the runtime also accepts them in
/// full. Non-ASCII names are encoded in Punycode.
enum MangledType {
    private enum Kind: String, CaseIterable {
        case structure = "V"
        case enumeration = "O"
        case object = "C"
    }

    /// The type whose `String(reflecting:)` is this name; nil if there is none, or if it or an enclosing type is
    /// private or generic.
    static func named(_ name: String) -> Any.Type? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.allSatisfy(isPlain) else { return nil }
        var (mangled, type): (String, Any.Type?) = (counted(words[0]), nil)
        for word in words.dropFirst() {
            let candidates = Kind.allCases.lazy.map { mangled + counted(word) + $0.rawValue }
            guard let found = candidates.first(where: { _typeByName($0) != nil }) else { return nil }
            (mangled, type) = (found, _typeByName(found))
        }
        return type
    }

    private static func counted(_ word: Substring) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return "\(word.utf8.count)\(word)" }
        let encoded = Punycode.encoded(word)
        return "00\(encoded.count)\(encoded.hasPrefix("_") ? "_" : "")\(encoded)"
    }

    private static func isPlain(_ word: Substring) -> Bool {
        guard let first = word.first, !first.isNumber else { return false }
        return word.allSatisfy { !$0.isASCII || $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
