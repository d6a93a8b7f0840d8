extension Subscribers {
    /// How many elements a subscriber asks for.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        private static let endless = UInt(Int.max) + 1

        private let count: UInt

        private init(count: UInt) { self.count = min(count, Demand.endless) }

        /// As many as there are.
        public static let unlimited = Demand(count: endless)
        public static let none = Demand(count: 0)

        /// A number of elements, which must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand cannot be negative")
            return Demand(count: UInt(value))
        }

        /// The number of elements; nil if unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}

extension Subscribers.Demand {
    public static func < (left: Self, right: Self) -> Bool { left.count < right.count }

    /// Adds demands; the sum is unlimited if one of them is.
    public static func + (left: Self, right: Self) -> Self {
        // Neither has more than the top bit, so the sum overflows only for two unlimited ones.
        left == .unlimited || right == .unlimited ? .unlimited : Self(count: left.count + right.count)
    }

    /// Subtracts a demand. Unlimited stays unlimited, and the result is never less than none.
    public static func - (left: Self, right: Self) -> Self {
        if left == .unlimited { return .unlimited }
        return left.count <= right.count ? .none : Self(count: left.count - right.count)
    }

    /// Multiplies a demand by a number, which must not be negative.
    public static func * (left: Self, right: Int) -> Self {
        precondition(right >= 0, "a demand cannot be negative")
        if left == .unlimited { return .unlimited }
        let (product, overflows) = left.count.multipliedReportingOverflow(by: UInt(right))
        return overflows ? .unlimited : Self(count: product)
    }

    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Int) { left = left - .max(right) }
    /// Whether more than this number of elements is demanded.
    public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
}
