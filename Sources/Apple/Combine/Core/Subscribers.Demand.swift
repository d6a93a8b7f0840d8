extension Subscribers {
    /// How many values a subscriber asks for.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        private let count: UInt

        private init(count: UInt) { self.count = min(count, Demand.endless) }

        private static let endless = UInt(Int.max) + 1

        /// As many as there are.
        public static let unlimited = Demand(count: endless)
        /// None.
        public static let none = Demand(count: 0)

        /// That many, which must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand cannot be negative")
            return Demand(count: UInt(value))
        }

        /// How many; nil if unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// `max(3)` or `unlimited`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}

extension Subscribers.Demand {
    /// Compares demands; nothing is more than unlimited.
    public static func < (left: Self, right: Self) -> Bool { left.count < right.count }

    /// Both together; unlimited if one is.
    public static func + (left: Self, right: Self) -> Self {
        // Neither has more than the top bit, so the sum wraps at zero only for two endless ones.
        left == .unlimited || right == .unlimited ? .unlimited : Self(count: left.count + right.count)
    }

    /// The rest; what is unlimited stays so, and nothing goes below none.
    public static func - (left: Self, right: Self) -> Self {
        if left == .unlimited { return .unlimited }
        return left.count <= right.count ? .none : Self(count: left.count - right.count)
    }

    /// So many times as much, which must not be negative.
    public static func * (left: Self, right: Int) -> Self {
        precondition(right >= 0, "a demand cannot be negative")
        if left == .unlimited { return .unlimited }
        let (product, isTooMuch) = left.count.multipliedReportingOverflow(by: UInt(right))
        return isTooMuch ? .unlimited : Self(count: product)
    }

    /// Adds a demand.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Takes off a demand.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Multiplies a demand.
    public static func *= (left: inout Self, right: Int) { left = left * right }
    /// Adds so many.
    public static func + (left: Self, right: Int) -> Self {
        right < 0 ? left - .max(-right) : left + .max(right)
    }
    /// Takes off so many.
    public static func - (left: Self, right: Int) -> Self { left + -right }
    /// Adds so many.
    public static func += (left: inout Self, right: Int) { left = left + right }
    /// Takes off so many.
    public static func -= (left: inout Self, right: Int) { left = left - right }
    /// Whether it is exactly so many.
    public static func == (left: Self, right: Int) -> Bool { left.max == right }
    /// Whether it is more.
    public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Whether it is at least so many.
    public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
    /// Whether it is less.
    public static func < (left: Self, right: Int) -> Bool { !(left >= right) }
    /// Whether it is at most so many.
    public static func <= (left: Self, right: Int) -> Bool { !(left > right) }
}
