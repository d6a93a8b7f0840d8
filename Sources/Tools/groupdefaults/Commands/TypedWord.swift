import CommandLineKit
import GroupStore

/// A typed value, and its type option, if any.
struct TypedWord {
    let text: String
    /// The name of the option.
    let type: String?

    /// The value of the text: of the requested type, else of the type of the value it replaces, else a string. `place`
    /// names that value in errors.
    func value(replacing old: Value?, of place: String) throws(Failure) -> Value {
        if let type {
            guard let value = try value(ofType: type) else {
                throw .usage("'\(shortened)' is not a valid \(TypedWord.word(for: type)) for \(place)", hint: typeHint)
            }
            return value
        }
        guard let old else { return .string(text) }
        guard let value = try value(ofKind: old.kind) else {
            throw .usage(
                "\(place) is \(old.kind.withArticle); '\(shortened)' is not",
                hint: "use \(fittingOptions) to change its type")
        }
        return value
    }

    /// Whether the text, read as the type of the value, equals it.
    func means(_ value: Value) -> Bool {
        (try? self.value(replacing: value, of: "")) == value
    }

    /// The sides of `key=value`, if the word looks like that and has no type option.
    var equation: (key: Substring, value: Substring)? {
        guard type == nil, let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
        let key = text[..<sign]
        guard key.allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) }) else { return nil }
        return (key, text[text.index(after: sign)...])
    }

    private var shortened: String {
        text.count > 40 ? text.prefix(40) + "…" : text
    }

    private func value(ofKind kind: Value.Kind) throws(Failure) -> Value? {
        switch kind {
        case .string: return .string(text)
        case .integer: return try value(ofType: "int")
        case .real: return try value(ofType: "real")
        case .boolean: return try value(ofType: "bool")
        case .date: return try value(ofType: "date")
        case .data: return try value(ofType: "data")
        case .array, .dictionary:
            guard let value = try? Value(json: Array(text.utf8)), value.kind == kind else { return nil }
            return value
        }
    }

    /// Parses the text; nil if it is not a value of the type.
    private func value(ofType type: String) throws(Failure) -> Value? {
        switch type {
        case "string": return .string(text)
        case "int": return Int64(text).map(Value.integer) ?? UInt64(text).map(Value.unsigned)
        case "real": return Double(real: text).map(Value.real)
        case "bool": return Bool(word: text).map(Value.boolean)
        case "date": return Timestamp(words: text).map(Value.date)
        case "data": return [UInt8](hex: text).map(Value.data)
        default:
            do throws(Damage) {
                return try Value(json: Array(text.utf8))
            } catch {
                throw .usage("line \(error.line), column \(error.column) of the JSON: \(error.reason)")
            }
        }
    }

    private var fittingOptions: String {
        let fitting = ["int", "real", "bool", "date"].filter {
            (try? value(ofType: $0)) != nil && (try? value(ofType: $0)) != .some(nil)
        }
        return (fitting.prefix(1) + ["string"]).map { "--\($0)" }.joined(separator: " or ")
    }

    private var typeHint: String? {
        switch type {
        case "int": "a whole number, such as 3 or -3"
        case "real": "a number, such as 3, 0.5 or 1e9, or inf, -inf or nan"
        case "bool": "true or false, yes or no, 1 or 0"
        case "date":
            "ISO 8601, such as 2026-11-20T10:00:00+09:00, or now, +25m, 'tomorrow 9:00', or @ and seconds since 1970"
        case "data": "pairs of hex digits, such as 00ff7e"
        default: nil
        }
    }

    private static func word(for type: String) -> String {
        switch type {
        case "int": "integer"
        case "real": "number"
        case "bool": "boolean"
        default: type
        }
    }
}

extension Double {
    /// Parses a decimal number. Unlike Swift's own parser, this accepts neither hexadecimal nor the longer words for
    /// infinity.
    init?(real text: String) {
        switch text.lowercased() {
        case "nan": self = .nan
        case "inf", "+inf": self = .infinity
        case "-inf": self = -.infinity
        default:
            let decimal = text.utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.eE".utf8.contains($0)
            }
            guard decimal, let number = Double(text), number.isFinite else { return nil }
            self = number
        }
    }
}

extension Bool {
    init?(word: String) {
        switch word.lowercased() {
        case "true", "yes", "1": self = true
        case "false", "no", "0": self = false
        default: return nil
        }
    }
}

extension [UInt8] {
    /// Parses pairs of hex digits, ignoring white space.
    init?(hex text: String) {
        let digits = text.unicodeScalars.filter { !$0.properties.isWhitespace }.map { Character($0).hexDigitValue }
        guard digits.count % 2 == 0, text.utf8.count == text.unicodeScalars.count else { return nil }
        self = []
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard let high = digits[place], let low = digits[place + 1] else { return nil }
            append(UInt8(high << 4 | low))
        }
    }
}

extension Value.Kind {
    var withArticle: String {
        switch self {
        case .integer, .array: "an \(self)"
        case .real: "a real number"
        case .data: "data"
        default: "a \(self)"
        }
    }
}
