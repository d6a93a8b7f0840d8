import FoundationEssentials
import WidgetArchive

/// The JSON text of a value, on several lines.
func json(_ value: some ArchiveWritable) throws -> String {
    String(decoding: try ArchiveCoding.file(value), as: UTF8.self)
}

/// The JSON text of a value, on its own line.
func jsonLine(_ value: some ArchiveWritable) throws -> String {
    String(decoding: try ArchiveCoding.line(value), as: UTF8.self)
}

/// The JSON text of an array, with one line per value.
func json(listing values: some Collection<some ArchiveWritable>) throws -> String {
    let lines = try values.map { String(decoding: try ArchiveCoding.line($0).dropLast(), as: UTF8.self) }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
}
