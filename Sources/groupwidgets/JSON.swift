import FoundationEssentials
import WidgetArchive

/// The text of a value, on many lines.
func json(_ value: some ArchiveWritable) throws -> String {
    String(decoding: try ArchiveCoding.file(value), as: UTF8.self)
}
