import GroupStore

/// A key of a suite and its new value; nil if it was removed.
struct KeyChange: Hashable, Sendable {
    let suite: String
    let key: String
    let value: Value?
}
