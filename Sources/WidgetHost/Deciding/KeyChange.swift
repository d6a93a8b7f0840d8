import GroupStore

/// A key of a suite that has another value than before; nil if it is gone.
struct KeyChange: Hashable, Sendable {
    let suite: String
    let key: String
    let value: Value?
}
