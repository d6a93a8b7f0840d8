import GroupSystem

/// A key or a click at the terminal.
enum Key: Hashable {
    case letter(Character)
    case enter, tab, backTab, left, right, up, down, escape
    case click(column: Int, row: Int)

    /// Parses what was typed. Unknown sequences are skipped.
    static func keys(in bytes: [UInt8]) -> [Key] {
        var rest = bytes[...]
        var keys: [Key] = []
        while let first = rest.popFirst() {
            switch first {
            case 0x1B: if let key = escaped(&rest) { keys.append(key) }
            case 0x0A, 0x0D: keys.append(.enter)
            case 0x09: keys.append(.tab)
            case 0x20..<0x7F: keys.append(.letter(Character(Unicode.Scalar(first))))
            default: break
            }
        }
        return keys
    }

    /// The keys waiting on the standard input; nil at its end.
    static func waiting() -> [Key]? {
        guard let bytes = try? FileDescriptor.readSome(FileDescriptor.standardInput), !bytes.isEmpty else { return nil }
        return keys(in: bytes)
    }

    private static func escaped(_ rest: inout ArraySlice<UInt8>) -> Key? {
        guard rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") else { return .escape }
        rest.removeFirst()
        let parameters = rest.prefix { !(0x40...0x7E).contains($0) }
        rest.removeFirst(parameters.count)
        switch rest.popFirst() {
        case UInt8(ascii: "A"): return .up
        case UInt8(ascii: "B"): return .down
        case UInt8(ascii: "C"): return .right
        case UInt8(ascii: "D"): return .left
        case UInt8(ascii: "Z"): return .backTab
        case UInt8(ascii: "M"): return click(parameters)
        default: return nil
        }
    }

    /// `<0;column;row`: the left button was pressed.
    private static func click(_ parameters: ArraySlice<UInt8>) -> Key? {
        let numbers = String(decoding: parameters, as: UTF8.self).dropFirst().split(separator: ";").compactMap {
            Int($0)
        }
        guard numbers.count == 3, numbers[0] == 0, numbers.allSatisfy((0...10_000).contains) else { return nil }
        return .click(column: numbers[1] - 1, row: numbers[2] - 1)
    }
}
