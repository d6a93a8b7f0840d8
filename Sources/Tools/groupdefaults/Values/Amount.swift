import CommandLineKit
import GroupStore

/// The amount that `incr` adds: an integer, or a real.
enum Amount {
    case whole(Int128)
    case real(Double)

    init?(_ text: String) {
        if let number = Int128(text) {
            self = .whole(number)
        } else if let number = Double(real: text), number.isFinite {
            self = .real(number)
        } else {
            return nil
        }
    }

    /// The sum, of the type of the value. A missing value counts as 0.
    func added(to value: Value?, at place: String) throws(Failure) -> Value {
        switch (value, self) {
        case (nil, .real(let amount)): return .real(amount)
        case (.real(let old), _):
            let sum = old + real
            guard sum.isFinite || !old.isFinite else { throw Amount.overflow(place, "a finite number") }
            return .real(sum)
        case (let value, .whole(let amount)):
            guard let old = value.map(Amount.whole) ?? 0 else { throw Amount.notANumber(value, place) }
            let (sum, isOver) = old.addingReportingOverflow(amount)
            if !isOver, let small = Int64(exactly: sum) { return .integer(small) }
            guard !isOver, let large = UInt64(exactly: sum) else { throw Amount.overflow(place, "a 64-bit integer") }
            return Value(unsigned: large)
        case (let value, .real(let amount)):
            guard value.flatMap(Amount.whole) != nil else { throw Amount.notANumber(value, place) }
            throw .usage(
                "\(place) is an integer; \(amount) is not",
                hint: "to make it a real number: groupdefaults set --real KEY VALUE")
        }
    }

    private var real: Double {
        switch self {
        case .whole(let number): Double(number)
        case .real(let number): number
        }
    }

    private static func whole(_ value: Value) -> Int128? {
        switch value {
        case .integer(let number): Int128(number)
        case .unsigned(let number): Int128(number)
        default: nil
        }
    }

    private static func notANumber(_ value: Value?, _ place: String) -> Failure {
        .usage(
            "\(place) is \(value?.kind.withArticle ?? "nothing"), not a number",
            hint: "nothing was changed; use 'groupdefaults set --int' to change its type")
    }

    private static func overflow(_ place: String, _ type: String) -> Failure {
        .usage("\(place) would no longer be \(type)", hint: "nothing was changed")
    }
}
