import FoundationEssentials
import WidgetArchive

/// A value's line, without its end.
func line(_ value: some ArchiveValue) throws -> String {
    String(decoding: try ArchiveCoding.line(value).dropLast(), as: UTF8.self)
}

func value<Value: ArchiveValue>(_ type: Value.Type = Value.self, _ text: String) throws -> Value {
    try ArchiveCoding.value(from: Data(text.utf8))
}

/// What is wrong with a text that should be such a value; nil if nothing is.
func complaint<Value: ArchiveValue>(_ type: Value.Type, _ text: String) -> ArchiveError? {
    do throws(ArchiveError) {
        _ = try ArchiveCoding.value(type, from: Data(text.utf8))
        return nil
    } catch {
        return error
    }
}
