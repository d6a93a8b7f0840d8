import XcodeFiles

/// Swift names for file names, as Xcode forms them.
enum SymbolName {
    /// The name of a member: `App Icon-2x` becomes `appIcon2X`. A trailing `Color` or `Image` is dropped from the names
    /// of colours and images. Nil for a name without letters and digits.
    static func member(_ name: String) -> SwiftName? {
        var words = words(of: name)
        if words.count > 1, ["color", "image"].contains(words.last?.lowercased()) { words.removeLast() }
        let first = words.first?.lowercased() ?? ""
        return SwiftName(prefixed(first + words.dropFirst().map(capitalised).joined()))
    }

    /// The name of a type, for a folder that is a namespace.
    static func type(_ name: String) -> SwiftName? { SwiftName(prefixed(words(of: name).map(capitalised).joined())) }

    /// `HTTPServer icon24px` splits into HTTP, Server, icon24, px.
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
}
