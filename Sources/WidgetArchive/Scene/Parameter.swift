/// The value of an intent's parameter. An entity is given by its identifier, a case by its raw value, a date in ISO 8601.
public enum Parameter: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case list([Parameter])
}

extension Parameter: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            if let value = try? container.decode(Bool.self) { .boolean(value) }
            else if let value = try? container.decode(Int.self) { .integer(value) }
            else if let value = try? container.decode(Double.self) { .real(value) }
            else if let value = try? container.decode(String.self) { .text(value) }
            else { .list(try container.decode([Parameter].self)) }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        }
    }
}

extension Parameter: CustomStringConvertible {
    public var description: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .text(let value): value
        case .list(let values): values.map(\.description).joined(separator: ", ")
        }
    }
}
