/// The expansion of `#Preview`: a type that knows its place in the source and makes the preview, found only by tools
/// that look for it. `@Previewable` expands to nothing: its variable belongs to the body, evaluated like a view's.
/// `@Entry` makes accessors of an environment value, and beside it the key that holds its default. `#bundle` is the module's
/// bundle.
///
/// The compiler's message is compact JSON, so a quoted name is a member's and never part of a text, and source can be
/// returned as it came, with its escapes.
struct Expansion {
    private let message: [UInt8]

    init(of message: [UInt8]) {
        self.message = message
    }

    /// The source as text within a JSON string.
    var source: String {
        switch text(of: "typeName", after: 0) {
        case "EntryMacro": entry
        case "BundleMacro": "Foundation.Bundle.module"
        default: preview
        }
    }

    private var entry: String {
        guard let attribute = source(after: #""attributeSyntax":"#), let declared = source(after: #""declSyntax":"#),
            let start = declared.firstRange(of: attribute)?.upperBound,
            let name = declared[start...].firstRange(of: "var ")?.upperBound
        else { return "" }
        let rest = declared[name...]
        let property = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let key = "__Key_\(property)"
        if text(of: "macroRole", after: 0) == "accessor" {
            return #"get { self[\#(key).self] }\nset { self[\#(key).self] = newValue }"#
        }
        let equals = rest.firstRange(of: " = ")
        let type = rest[property.endIndex..<(equals?.lowerBound ?? rest.endIndex)]
        let value = equals.map { rest[$0.upperBound...] } ?? "nil"
        // A constant must have a type that threads can share, which only the developer's own type may lack.
        let standard = type.isEmpty ? #"let defaultValue = \#(value)"# : #"var defaultValue\#(type) { \#(value)\n}"#
        return #"private enum \#(key): SwiftUI.EnvironmentKey {\nstatic \#(standard)\n}"#
    }

    private var preview: String {
        guard let syntax = end(of: #""syntax":"#), let arguments = arguments(after: syntax),
            let line = end(of: #""line":"#, after: syntax), let fileID = text(of: "fileID", after: syntax),
            let prefix = text(of: "discriminator", after: 0)
        else { return "" }
        let body = arguments.contains("@Previewable") ? "\(arguments).evaluatedAsView()" : arguments
        let number = String(decoding: message[line...].prefix { (48...57).contains($0) }, as: UTF8.self)
        return #"""
            enum \#(prefix)7PreviewfMu_: SwiftUI.PreviewRegistry {\n\#
            static var fileID: Swift.String { \"\#(fileID)\" }\n\#
            static var line: Swift.Int { \#(number) }\n\#
            static func makePreview() -> SwiftUI.Preview {\nSwiftUI.Preview\#(body)\n}\n}
            """#
    }

    /// The arguments and closures after the name of the macro, which comments and attributes may precede.
    private func arguments(after place: Int) -> String? {
        guard let source = text(of: "source", after: place) else { return nil }
        var rest = source[...]
        while let comment = rest.prefixMatch(of: Expansion.comment) { rest = rest[comment.range.upperBound...] }
        return rest.firstRange(of: "#Preview").map { String(rest[$0.upperBound...]) }
    }

    /// A comment, and the space before it. A line break is an escape here.
    private static var comment: Regex<Substring> { /(?: |\\[ntr])*(?:\/\/.*?\\n|\/\*.*?\*\/)/ }

    private func source(after words: String) -> String? { end(of: words).flatMap { text(of: "source", after: $0) } }

    private func text(of member: String, after place: Int) -> String? {
        end(of: "\"\(member)\":\"", after: place).flatMap(text(at:))
    }

    /// The text up to the next quotation mark that is not escaped.
    private func text(at start: Int) -> String? {
        var end = start
        while end < message.count, message[end] != UInt8(ascii: "\"") {
            end += message[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end < message.count ? String(decoding: message[start..<end], as: UTF8.self) : nil
    }

    private func end(of words: String, after place: Int = 0) -> Int? {
        message[place...].firstRange(of: Array(words.utf8))?.upperBound
    }
}
