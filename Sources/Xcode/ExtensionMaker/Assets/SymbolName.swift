/// Names of Swift for names of files, as Xcode makes them.
enum SymbolName {
    /// The name of a member: `App Icon-2x` is `appIcon2X`. `Color` and `Image` are left
    /// out at the end, of colours and of images.
    static func member(_ name: String) -> String {
        var words = words(of: name)
        if words.count > 1, ["color", "image"].contains(words.last?.lowercased()) { words.removeLast() }
        let first = words.first?.lowercased() ?? ""
        return quoted(prefixed(first + words.dropFirst().map(capitalised).joined()))
    }

    /// The name of a type, for a folder that is a namespace.
    static func type(_ name: String) -> String {
        let name = prefixed(words(of: name).map(capitalised).joined())
        return ["Any", "Protocol", "Self", "Type"].contains(name) ? "`\(name)`" : name
    }

    /// Whether Xcode makes a symbol of a name: not without a letter or a number in it.
    static func exists(for name: String) -> Bool { !words(of: name).isEmpty }

    /// `HTTPServer icon24px` is HTTP, Server, icon24, px.
    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words = [""]
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                words.append("")
                continue
            }
            let next = characters.indices.contains(index + 1) ? characters[index + 1] : nil
            if let last = words.last?.last, begins(character, after: last, before: next) { words.append("") }
            words[words.count - 1].append(character)
        }
        return words.filter { !$0.isEmpty }
    }

    private static func begins(_ character: Character, after last: Character, before next: Character?) -> Bool {
        if last.isNumber { return character.isLetter }
        return character.isUppercase && (last.isLowercase || next?.isLowercase == true)
    }

    private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func prefixed(_ name: String) -> String { name.first?.isNumber == false ? name : "_" + name }

    /// The name in backticks, if it is a word of the language.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
