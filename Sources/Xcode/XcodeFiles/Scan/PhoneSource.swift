/// A Swift file as iOS sees it: a condition that asks for `os(iOS)` holds, Foundation has all of its parts, the C library
/// is `Darwin`, and there is Objective-C to give names and accessors.
///
/// The compiler evaluates conditions for one system, a qualified name passes over the plugin's aliases, a default
/// argument may use only what its file imports, and `@objc` is an error, so a copy is compiled in the file's place.
package enum PhoneSource {
    /// The text of the copy; nil if it would be the file's.
    package static func text(_ text: String) -> String? { copied(text)?.text }

    private static func copied(_ text: String) -> (text: String, modules: Set<String>)? {
        let marks = ["Foundation.", "Darwin", "UserDefaults", "URL", "HTTP", "XML", "@objc", "@NSManaged", "#selector"]
        let tokens = marks.contains { text.contains($0) } ? Lexer(text).tokens : []
        var modules = modulesOfDefaults(in: tokens)
        if text.contains("public") { modules.formUnion(modulesOfNestedTypes(in: tokens)) }
        // Foundation brings the macro on Apple's systems.
        if text.contains("@Observable"), !text.contains("import SwiftUI"), !text.contains("import Observation") {
            modules.insert("Observation")
        }
        let attributes = attributes(in: tokens)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func edit(_ place: Place, _ change: (inout [UInt8], _ start: Int) -> Void) {
            guard lines.indices.contains(place.line - 1) else { return }
            var line = Array(lines[place.line - 1].utf8)
            change(&line, place.column - 1)
            lines[place.line - 1] = String(decoding: line, as: UTF8.self)
        }
        // In any other class, such as one of a server's client, the property stays one.
        let managed = text.contains("CoreData") ? managedDeclarations(in: tokens) : []
        for (place, accessors) in managed.reversed() { edit(place) { insert(accessors, in: &$0, after: $1) } }
        for place in attributes { edit(place, blankAttribute) }
        let qualifiers = qualifiers(in: tokens)
        // A file that knows of Linux's C library needs no help.
        let ofDarwin = text.contains(glibc) ? [] : usesOfDarwin(in: tokens)
        if ofDarwin.contains(where: { !$0.isImport }) { modules.insert(glibc) }
        modules.formUnion(qualifiers.map(\.module))
        let renamings =
            qualifiers.map { ($0.place, foundation.utf8.count, $0.module) }
            + ofDarwin.map { ($0.place, $0.length, glibc) }
        typealias Edit = (place: Place, change: (inout [UInt8], Int) -> Void)
        let edits: [Edit] =
            renamings.map { place, length, module in
                (place, { $0.replaceSubrange($1..<$1 + length, with: module.utf8) })
            } + selectors(in: tokens).map { ($0, nameSelector) }
        for (place, change) in edits.sorted(by: { $0.place.column > $1.place.column }) { edit(place, change) }
        var isChanged = !modules.isEmpty || !attributes.isEmpty || !edits.isEmpty
        for index in lines.indices where lines[index].contains(phone) {
            let words = lines[index].drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("#if") || words.hasPrefix("#elseif") else { continue }
            isChanged = true
            lines[index] = lines[index].replacing(phone, with: "os(Linux)")
        }
        return isChanged ? (lines.joined(separator: "\n"), modules) : nil
    }

    /// Where source gives something a name in Objective-C, in order: `objc` after the sign.
    private static func attributes(in tokens: [Token]) -> [Place] {
        zip(tokens, tokens.dropFirst()).compactMap { sign, name in
            guard sign == .mark(UInt8(ascii: "@")), case .word(let word, let place) = name else { return nil }
            return ["objc", "objcMembers", "NSManaged"].contains(word) ? place : nil
        }
    }

    /// Where source names a method for Objective-C, in order.
    private static func selectors(in tokens: [Token]) -> [Place] {
        tokens.compactMap { $0.isWord("#selector") ? $0.place : nil }
    }

    /// Replaces `#selector(…)` by `Selector("…")`, whose method is not looked up, if it ends on the line.
    private static func nameSelector(in line: inout [UInt8], from start: Int) {
        let open = start + "#selector".utf8.count
        guard line[min(start, line.count)...].starts(with: "#selector(".utf8) else { return }
        var depth = 0
        let close = line[open...].firstIndex { byte in
            depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
            return depth == 0
        }
        guard let close else { return }
        let name = line[(open + 1)..<close].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        line.replaceSubrange(start...close, with: Array("Selector(\"".utf8) + name + Array("\")".utf8))
    }

    /// Puts spaces in the place of an attribute, and of its argument on the same line.
    private static func blankAttribute(in line: inout [UInt8], from start: Int) {
        let sign = start - 1
        guard line.indices.contains(sign), line[sign] == UInt8(ascii: "@") else { return }
        var end = line[start...].prefix { Lexer.isWord($0) }.endIndex
        if line[end...].first == UInt8(ascii: "("), let close = line[end...].firstIndex(of: UInt8(ascii: ")")) {
            end = close + 1
        }
        line.replaceSubrange(sign..<end, with: repeatElement(UInt8(ascii: " "), count: end - sign))
    }

    /// Where source declares a property or function that Core Data implements, in order, each with an implementation.
    private static func managedDeclarations(in tokens: [Token]) -> [(place: Place, body: String)] {
        tokens.indices.compactMap { index in
            guard tokens[index].isWord("NSManaged"),
                let start = tokens[index...].firstIndex(where: { $0.isWord("var") || $0.isWord("func") }),
                let place = tokens[start].place
            else { return nil }
            if tokens[start].isWord("var") {
                return (place, " { get { managedValue() } set { setManagedValue(newValue) } }")
            }
            let names = tokens[start...].prefix { $0 != .mark(UInt8(ascii: ":")) }
            guard case .word(let argument, _)? = names.last else { return nil }
            return (place, " { changeManagedValues(by: \(argument)) }")
        }
    }

    /// Puts text after the declaration that begins at a place of its line.
    private static func insert(_ text: String, in line: inout [UInt8], after start: Int) {
        guard line.indices.contains(start) else { return }
        var end = line[start...].firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ";") } ?? line.endIndex
        let comment = line.indices.dropLast().first { $0 > start && line[$0...].starts(with: [47, 47]) }
        end = min(end, comment ?? end)
        while end > start, line[end - 1] == UInt8(ascii: " ") || line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        line.insert(contentsOf: text.utf8, at: end)
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

    /// Where source imports `Darwin`, or a part of it, and where it writes the name before that of a declaration, each
    /// with the length of the words that name the module.
    private static func usesOfDarwin(in tokens: [Token]) -> [(place: Place, length: Int, isImport: Bool)] {
        tokens.indices.compactMap { index in
            guard case .word(darwin, let place) = tokens[index] else { return nil }
            if index > 0, tokens[index - 1].isWord("import") {
                let parts = tokens[(index + 1)...].prefix { $0.place.map { $0.line == place.line } ?? ($0 == dot) }
                let end = parts.last?.end ?? place.column + darwin.utf8.count
                return (place, end - place.column, true)
            }
            guard index + 2 < tokens.count, tokens[index + 1] == dot, case .word = tokens[index + 2] else { return nil }
            return (place, darwin.utf8.count, index > 1 && tokens[index - 2].isWord("import"))
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

    /// The modules of types within others, which no alias reaches: what is public has to import them.
    private static func modulesOfNestedTypes(in tokens: [Token]) -> Set<String> {
        Set(
            tokens.indices.dropLast(2).compactMap { index in
                guard case .word(let outer, _) = tokens[index], tokens[index + 1] == .mark(UInt8(ascii: ".")),
                    case .word(let inner, _) = tokens[index + 2], inner.first?.isUppercase == true
                else { return nil }
                return outer == "UserDefaults" ? nil : module(of: outer)
            })
    }

    private static let dot = Token.mark(UInt8(ascii: "."))
    private static let typeMarks = [dot, .mark(UInt8(ascii: "?"))]

    /// The module that has a type here which Foundation has on Apple's systems.
    package static func module(of name: String) -> String? {
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
    private static let darwin = "Darwin"
    private static let glibc = "Glibc"
}

extension Token {
    fileprivate func isWord(_ word: String) -> Bool {
        if case .word(word, _) = self { true } else { false }
    }

    fileprivate var place: Place? {
        if case .word(_, let place) = self { place } else { nil }
    }

    /// The column after a word.
    fileprivate var end: Int? {
        if case .word(let word, let place) = self { place.column + word.utf8.count } else { nil }
    }
}
