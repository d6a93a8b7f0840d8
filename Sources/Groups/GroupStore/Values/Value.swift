/// A property-list value, which is what a suite can hold.
public enum Value: Sendable {
    /// Text.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// An integer above `Int64.max`. Smaller ones are `integer`, so that each number has one form; see
    /// `init(unsigned:)`.
    case unsigned(UInt64)
    /// A floating-point number, never equal to an integer.
    case real(Double)
    /// True or false.
    case boolean(Bool)
    /// A moment.
    case date(Timestamp)
    /// Bytes.
    case data([UInt8])
    /// A list of values.
    case array([Value])
    /// Values by key.
    case dictionary(Members)

    /// An unsigned integer, in the form that fits it.
    public init(unsigned number: UInt64) {
        self = Int64(exactly: number).map(Value.integer) ?? .unsigned(number)
    }

    /// The kind of the value.
    public var kind: Kind {
        switch self {
        case .string: .string
        case .integer, .unsigned: .integer
        case .real: .real
        case .boolean: .boolean
        case .date: .date
        case .data: .data
        case .array: .array
        case .dictionary: .dictionary
        }
    }

    /// The total size of all text and data within, to which the size limit of a value applies.
    var payload: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .data(let bytes): bytes.count
        case .array(let values): values.reduce(0) { $0 + $1.payload }
        case .dictionary(let members): members.reduce(0) { $0 + $1.key.text.utf8.count + $1.value.payload }
        case .integer, .unsigned, .real, .boolean, .date: 0
        }
    }

    /// Larger data belongs in its own file.
    static let maximumPayload = 4 << 20

    /// The number of levels that the value takes in the text of a suite: arrays, dictionaries, and special forms.
    var depth: Int {
        switch self {
        case .string, .integer, .unsigned, .boolean: 0
        case .real(let number): number.isFinite ? 0 : 1
        case .date, .data: 1
        case .array(let values): 1 + (values.lazy.map(\.depth).max() ?? 0)
        case .dictionary(let members):
            (members.needsWrapping ? 2 : 1) + (members.lazy.map(\.value.depth).max() ?? 0)
        }
    }
}

extension Value {
    /// The kinds of property-list values, by the names that `groupdefaults` and Apple's `defaults` use.
    public enum Kind: String, Sendable, CaseIterable, CustomStringConvertible {
        /// Text, and whole numbers.
        case string, integer
        /// Floating-point numbers.
        case real = "float"
        /// Truth values, dates, bytes, lists, and dictionaries.
        case boolean, date, data, array, dictionary

        public var description: String { rawValue }
    }
}
