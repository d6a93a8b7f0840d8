import GroupText

/// The keys of the one-member objects for values that JSON cannot express.
enum SpecialForm: String {
    case date = "$date"
    case data = "$data"
    case real = "$real"
    case dict = "$dict"

    /// The expected contents, in words.
    var contents: String {
        switch self {
        case .date: "a date in ISO 8601 or a number of seconds"
        case .data: "bytes in Base64"
        case .real: "\"nan\", \"inf\" or \"-inf\""
        case .dict: "an object"
        }
    }

    /// The value that the form represents with this text; nil if the text is invalid.
    func value(from text: String) -> Value? {
        switch self {
        case .date:
            if let number = Double(nonFinite: text) { return .date(Timestamp(secondsSinceReferenceDate: number)) }
            return Timestamp(iso8601: text).map(Value.date)
        case .data: return Base64.decode(Array(text.utf8)).map(Value.data)
        case .real: return Double(nonFinite: text).map(Value.real)
        case .dict: return nil
        }
    }
}

extension Double {
    init?(nonFinite text: String) {
        switch text {
        case "nan": self = .nan
        case "inf": self = .infinity
        case "-inf": self = -.infinity
        default: return nil
        }
    }
}
