/// A Swift file as iOS sees it: a condition that asks for `os(iOS)` holds, and Foundation has all of its parts.
///
/// The compiler evaluates conditions for one system, a qualified name passes over the plugin's aliases, and a default
/// argument may use only what its file imports, so a copy is compiled in the file's place.
package enum PhoneSource {
    /// The text of the copy; nil if no condition asks for iOS, and no name or default is Foundation's there alone.
    package static func text(_ text: String) -> String? { copied(text)?.text }

    private static func copied(_ text: String) -> (text: String, modules: Set<String>)? {
        let mayName = ["Foundation.", "UserDefaults", "URL", "HTTP", "XML"].contains { text.contains($0) }
        let tokens = mayName ? Lexer(text).tokens : []
        var modules = modulesOfDefaults(in: tokens)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (place, module) in qualifiers(in: tokens).reversed() where lines.indices.contains(place.line - 1) {
            modules.insert(module)
            var line = Array(lines[place.line - 1].utf8)
            line.replaceSubrange(place.column - 1..<place.column - 1 + foundation.utf8.count, with: module.utf8)
            lines[place.line - 1] = String(decoding: line, as: UTF8.self)
        }
        var isChanged = !modules.isEmpty
        for index in lines.indices where lines[index].contains(phone) {
            let words = lines[index].drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("#if") || words.hasPrefix("#elseif") else { continue }
            isChanged = true
            lines[index] = lines[index].replacing(phone, with: "os(Linux)")
        }
        return isChanged ? (lines.joined(separator: "\n"), modules) : nil
    }

    /// Where source writes `Foundation` before the name of a type that another module has here, in order.
    private static func qualifiers(in tokens: [Token]) -> [(place: Place, module: String)] {
        tokens.indices.dropLast(2).compactMap { index in
            guard case .word(foundation, let place) = tokens[index], tokens[index + 1] == .mark(UInt8(ascii: ".")),
                case .word(let name, _) = tokens[index + 2]
            else { return nil }
            if index > 0, case .word(let word, _) = tokens[index - 1], word == "import" || kinds.contains(word) {
                return nil
            }
            return module(of: name).map { (place, $0) }
        }
    }

    /// The modules of values that source gives to what has a type, as arguments that may be left out.
    private static func modulesOfDefaults(in tokens: [Token]) -> Set<String> {
        var modules: Set<String> = []
        for index in tokens.indices where tokens[index] == .mark(UInt8(ascii: "=")) {
            let type = tokens[..<index].reversed().prefix {
                if case .word = $0 { true } else { typeMarks.contains($0) }
            }
            guard tokens[..<(index - type.count)].last == .mark(UInt8(ascii: ":")) else { continue }
            for case .word(let name, _) in type + tokens[(index + 1)...].prefix(1) {
                if let module = module(of: name) { modules.insert(module) }
            }
        }
        return modules
    }

    private static let typeMarks = [Token.mark(UInt8(ascii: ".")), .mark(UInt8(ascii: "?"))]

    private static func module(of name: String) -> String? {
        if name == "UserDefaults" { return "AppGroups" }
        if ofNetworking.contains(where: name.hasPrefix) { return "FoundationNetworking" }
        return ofXML.contains(where: name.hasPrefix) ? "FoundationXML" : nil
    }

    private static let ofNetworking = [
        "URLSession", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
        "CachedURLResponse", "URLProtocol", "URLProtectionSpace", "URLCredential", "URLAuthenticationChallenge",
        "HTTPCookie",
    ]
    private static let ofXML = ["XMLParser", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]

    /// The kinds of declaration that an import may name.
    private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

    /// The copy of a file at a path, which errors name.
    package static func copy(of text: String, at path: String) -> String {
        let location: SwiftText = "#sourceLocation(file: \(literal: path), line: 1)\n"
        let copy = copied(text)
        // Only this name of AppGroups: another could be ambiguous with one of the file's own.
        let imports = copy?.modules.sorted().map { module in
            module == "AppGroups" ? "import class AppGroups.UserDefaults\n" : "import \(module)\n"
        }
        return (imports ?? []).joined() + location.text + (copy?.text ?? text)
    }

    /// The setting that names such files of a target, by their paths in the package with colons between them.
    package static let setting = "GROUPWIDGETS_PHONE_SOURCES"

    private static let phone = "os(iOS)"
    private static let foundation = "Foundation"
}
