/// The expansion of `#Preview`: a type that knows its place in the source and makes the preview, found only by tools
/// that look for it. `@Previewable` expands to nothing: its variable belongs to the body, evaluated like a view's.
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

    /// The arguments and closures after the name of the macro, which attributes may precede.
    private func arguments(after place: Int) -> String? {
        guard let start = end(of: #""source":""#, after: place), let source = text(at: start),
            let name = source.firstRange(of: "#Preview")
        else { return nil }
        return String(source[name.upperBound...])
    }

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
