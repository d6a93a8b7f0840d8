import GroupStore
import GroupWatch
import WidgetArchive

extension KeyChange {
    /// A write reported by a widget program; nil if the report cannot be read.
    init?(_ write: OwnWrite) {
        guard let suite = try? SuiteName(write.suite),
            let value = try? write.value.map({ (text) throws in try Value(json: Array(text.utf8)) })
        else { return nil }
        self.init(suite: suite, key: Key(write.key), value: value)
    }
}
