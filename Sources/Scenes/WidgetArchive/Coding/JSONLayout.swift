/// JSON for people: what fits stays on one line, the rest has one element or member per line.
struct JSONLayout {
    private let text: JSONText
    private var bytes: [UInt8] = []
    private var lineStart = 0

    private static let width = 110

    init(_ text: JSONText) {
        self.text = text
    }

    mutating func lines() -> [UInt8] {
        value(0, indent: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private mutating func value(_ index: Int, indent: Int) {
        let token = text.tokens[index]
        guard token.kind == .object || token.kind == .array, token.next > index + 1 else { return copy(token) }
        // At most one space per token.
        let column = bytes.count - lineStart
        let isOneLine = column + Int(token.end - token.start) + Int(token.next) - index <= JSONLayout.width
        bytes.append(text.bytes[Int(token.start)])
        var place = index + 1
        while place < token.next {
            if place > index + 1 { bytes.append(UInt8(ascii: ",")) }
            if !isOneLine { newLine(indent + 2) } else if place > index + 1 { bytes.append(UInt8(ascii: " ")) }
            if token.kind == .object {
                copy(text.tokens[place])
                bytes.append(contentsOf: [UInt8(ascii: ":"), UInt8(ascii: " ")])
                place += 1
            }
            value(place, indent: indent + 2)
            place = Int(text.tokens[place].next)
        }
        if !isOneLine { newLine(indent) }
        bytes.append(text.bytes[Int(token.end) - 1])
    }

    private mutating func copy(_ token: JSONToken) {
        bytes.append(contentsOf: text.bytes[Int(token.start)..<Int(token.end)])
    }

    private mutating func newLine(_ indent: Int) {
        bytes.append(UInt8(ascii: "\n"))
        lineStart = bytes.count
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }
}
