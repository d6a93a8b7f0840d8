import Foundation
import GroupStore

extension Value {
    /// The value as Foundation represents it.
    var object: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .unsigned(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .date(let date): Date(timeIntervalSinceReferenceDate: date.secondsSinceReferenceDate)
        case .data(let bytes): Data(bytes)
        case .array(let values): values.map(\.object)
        case .dictionary(let members):
            [String: Any](members.map { ($0.key.text, $0.value.object) }, uniquingKeysWith: { $1 })
        }
    }
}
