/// A key, a click or a turn of the wheel at a terminal.
package enum KeyPress: Hashable, Sendable {
    case letter(Character)
    case enter, tab, backTab, left, right, up, down, escape
    case pageUp, pageDown, home, end, redraw
    case backspace, delete, deleteToStart, deleteWord
    case click(column: Int, row: Int)
    /// Rows downward.
    case wheel(by: Int)

    /// Parses what was typed. Unknown sequences are skipped.
    package static func keys(in bytes: [UInt8]) -> [KeyPress] {
        var rest = bytes[...]
        var keys: [KeyPress] = []
        while let first = rest.popFirst() {
            switch first {
            case 0x1B: if let key = escaped(&rest) { keys.append(key) }
            case 0x0A, 0x0D: keys.append(.enter)
            case 0x09: keys.append(.tab)
            case 0x01: keys.append(.home)
            case 0x05: keys.append(.end)
            case 0x08, 0x7F: keys.append(.backspace)
            case 0x0C: keys.append(.redraw)
            case 0x15: keys.append(.deleteToStart)
            case 0x17: keys.append(.deleteWord)
            case 0x20..<0x7F: keys.append(.letter(Character(Unicode.Scalar(first))))
            case 0x80...: keys += letters(beginning: first, &rest)
            default: break
            }
        }
        return keys
    }

    /// Letters beyond ASCII, in UTF-8.
    private static func letters(beginning first: UInt8, _ rest: inout ArraySlice<UInt8>) -> [KeyPress] {
        let others = rest.prefix { $0 >= 0x80 }
        rest = rest.dropFirst(others.count)
        return String(decoding: [first] + others, as: UTF8.self).filter { $0 != "\u{FFFD}" && $0.cellWidth > 0 }
            .map(KeyPress.letter)
    }

    private static func escaped(_ rest: inout ArraySlice<UInt8>) -> KeyPress? {
        if rest.first == UInt8(ascii: "]") { return skipAnswer(&rest) }
        guard rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") else { return .escape }
        rest.removeFirst()
        let parameters = rest.prefix { !(0x40...0x7E).contains($0) }
        rest.removeFirst(parameters.count)
        return rest.popFirst().flatMap { key(ending: $0, parameters) }
    }

    /// Skips a terminal's late answer to a question about its colours, which is not typing.
    private static func skipAnswer(_ rest: inout ArraySlice<UInt8>) -> KeyPress? {
        rest = rest.drop { $0 != 0x07 && $0 != 0x1B }
        if rest.popFirst() == 0x1B, rest.first == UInt8(ascii: "\\") { rest.removeFirst() }
        return nil
    }

    private static func key(ending: UInt8, _ parameters: ArraySlice<UInt8>) -> KeyPress? {
        switch ending {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "M"): mouse(parameters)
        case UInt8(ascii: "~"): numbered(parameters)
        default: nil
        }
    }

    private static func numbered(_ parameters: ArraySlice<UInt8>) -> KeyPress? {
        switch String(decoding: parameters, as: UTF8.self) {
        case "1", "7": .home
        case "3": .delete
        case "4", "8": .end
        case "5": .pageUp
        case "6": .pageDown
        default: nil
        }
    }

    /// `<button;column;row`: the left button was pressed, or the wheel turned.
    private static func mouse(_ parameters: ArraySlice<UInt8>) -> KeyPress? {
        let numbers = String(decoding: parameters, as: UTF8.self).dropFirst().split(separator: ";").compactMap {
            Int($0)
        }
        guard numbers.count == 3, numbers.allSatisfy((0...10_000).contains) else { return nil }
        switch numbers[0] {
        case 0: return .click(column: numbers[1] - 1, row: numbers[2] - 1)
        case 64: return .wheel(by: -3)
        case 65: return .wheel(by: 3)
        default: return nil
        }
    }
}
