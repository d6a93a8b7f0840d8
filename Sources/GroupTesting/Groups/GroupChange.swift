import AppGroups
import GroupStore

/// What became of one key of a group.
public struct GroupChange: Hashable, Sendable {
    public let suite: String
    public let key: String
    let oldValue: Value?
    let newValue: Value?

    /// The value before, as `UserDefaults` gives it; nil if there was none.
    public var old: Any? { oldValue?.propertyList }
    /// The value now; nil if it was removed.
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
    /// As it stands in the suite's file.
    var words: String { map { $0.json() } ?? "no value" }
}
