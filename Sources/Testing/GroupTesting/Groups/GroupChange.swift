import AppGroups
import GroupStore

/// A change to a key of a group.
public struct GroupChange: Hashable, Sendable {
    /// The group.
    public let suite: String
    /// The key.
    public let key: String
    let oldValue: Value?
    let newValue: Value?

    /// The previous value, as `UserDefaults` returns it; nil if the key was absent.
    public var old: Any? { oldValue?.propertyList }
    /// The new value; nil if it was removed.
    public var new: Any? { newValue?.propertyList }

    init(_ change: Change, of suite: SuiteName) {
        self.suite = suite.text
        key = change.key.text
        oldValue = change.old
        newValue = change.new
    }
}

extension GroupChange: CustomStringConvertible {
    public var description: String { "\(key): \(oldValue.words) → \(newValue.words)" }
}

extension Value? {
    /// The value as written in the suite's file.
    var words: String { map { $0.json() } ?? "no value" }
}
