/// How text is laid out in lines.
struct TextLayout {
    var lineBreak: [UInt8] = [.newline]
    /// One step of indent.
    var indent: [UInt8] = [.space, .space]
    /// The width up to which arrays and dictionaries stay on one line; nil for no limit.
    var lineWidth: Int? = 100

    init() {}

    /// The layout of a text with this white space between its opening brace and its first key.
    init(of opening: [UInt8]) {
        guard let lastBreak = opening.lastIndex(of: .newline) else {
            lineWidth = nil
            return
        }
        if opening[..<lastBreak].last == .carriageReturn { lineBreak = [.carriageReturn, .newline] }
        indent = Array(opening[(lastBreak + 1)...])
    }
}
