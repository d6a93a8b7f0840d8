import GroupStore

/// Values as Apple's `defaults read` prints them:
///
///     {
///         nickname = Kim;
///         vehicles =     (
///             12,
///             "AA BB"
///         );
///     }
///
/// It shows no types and cannot be read back; `groupdefaults get` and `list` have neither flaw.
enum OldStyleText {
    static func text(_ value: Value) -> String {
        switch value {
        case .array, .dictionary: nested(value, level: 0)
        default: plain(value)
        }
    }

    private static func nested(_ value: Value, level: Int) -> String {
        let (outer, inner) = (indent(level), indent(level + 1))
        switch value {
        case .array(let values):
            let lines = values.map { inner + nested($0, level: level + 1) }
            return "\(outer)(\n\(lines.joined(separator: ",\n"))\(lines.isEmpty ? "" : "\n")\(outer))"
        case .dictionary(let members):
            let lines = members.map { "\(inner)\(quoted($0.key.text)) = \(nested($0.value, level: level + 1));\n" }
            return "\(outer){\n\(lines.joined())\(outer)}"
        case .data:
            return plain(value)
        default:
            return quoted(plain(value))
        }
    }

    private static func plain(_ value: Value) -> String {
        switch value {
        case .boolean(let flag): return flag ? "1" : "0"
        case .real(let number):
            let isWhole = number.magnitude < 1e15 && number == number.rounded()
            return isWhole ? String(Int(number)) : number.description
        case .date(let date):
            let seconds = Timestamp(secondsSinceReferenceDate: date.secondsSinceReferenceDate.rounded(.down))
            guard let text = seconds.iso8601 else { return value.bare }
            return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8)) +0000"
        case .data(let bytes): return "{length = \(bytes.count), bytes = 0x\(bytes.hex)}"
        default: return value.bare
        }
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
        if isPlain, !text.isEmpty { return text }
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": escaped += "\\\(character)"
            case "\n": escaped += "\\n"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return "\"\(escaped)\""
    }

    private static func indent(_ level: Int) -> String {
        String(repeating: "    ", count: level)
    }
}
