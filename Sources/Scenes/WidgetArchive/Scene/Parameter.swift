/// The value of an intent's parameter. An entity is given by its identifier, a case by its raw value, a date in ISO 8601.
package enum Parameter: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case list([Parameter])
}

extension Parameter: CustomStringConvertible {
    package var description: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .text(let value): value
        case .list(let values): values.map(\.description).joined(separator: ", ")
        }
    }
}
