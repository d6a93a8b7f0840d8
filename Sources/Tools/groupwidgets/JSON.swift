import FoundationEssentials
import WidgetArchive

/// The text of a value, on many lines.
func json(_ value: some ArchiveWritable) throws -> String {
    String(decoding: try ArchiveCoding.file(value), as: UTF8.self)
}

/// The text of a value, on a line of its own.
func jsonLine(_ value: some ArchiveWritable) throws -> String {
    String(decoding: try ArchiveCoding.line(value), as: UTF8.self)
}

/// The text of an array, with a line for each value.
func json(listing values: some Collection<some ArchiveWritable>) throws -> String {
    let lines = try values.map { String(decoding: try ArchiveCoding.line($0).dropLast(), as: UTF8.self) }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
}
