/// How text is laid out in lines.
struct TextLayout {
    var lineBreak: [UInt8] = [.newline]
    /// One step of indent.
    var indent: [UInt8] = [.space, .space]
    /// Arrays and dictionaries stay on one line up to here; nil if all stays on one line.
    var lineWidth: Int? = 100

    init() {}

    /// The layout of a text that has this between its opening brace and its first key.
    init(of opening: [UInt8]) {
        guard let lastBreak = opening.lastIndex(of: .newline) else {
            lineWidth = nil
            return
        }
        if opening[..<lastBreak].last == .carriageReturn { lineBreak = [.carriageReturn, .newline] }
        indent = Array(opening[(lastBreak + 1)...])
    }
}
