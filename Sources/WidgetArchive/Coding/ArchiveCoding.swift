package import FoundationEssentials

/// How values become JSON, in archives and between processes: `archive.md` tells its form.
///
/// The coding is our own since a program and the host do it on each reload: Foundation's takes ten times as long, gives
/// `1` for `1.0`, and has no words for what is unknown.
package enum ArchiveCoding {
    /// How many objects and arrays may be in each other.
    package static let depthLimit = 512

    /// For a file: on many lines, and always in the same order.
    package static func file(_ value: some ArchiveWritable) throws(ArchiveError) -> Data {
        var layout = JSONLayout(try JSONText(written(value)))
        return Data(layout.lines())
    }

    /// For a stream: one line, with its end.
    package static func line(_ value: some ArchiveWritable) throws(ArchiveError) -> Data {
        Data(try written(value) + [UInt8(ascii: "\n")])
    }

    package static func value<Value: ArchiveReadable>(
        _ type: Value.Type = Value.self, from data: Data
    ) throws(ArchiveError) -> Value {
        try Value(from: JSONText([UInt8](data)).root)
    }

    private static func written(_ value: some ArchiveWritable) throws(ArchiveError) -> [UInt8] {
        var writer = JSONWriter()
        value.write(to: &writer)
        guard !writer.isTooDeep else { throw ArchiveError(reason: .tooDeep(limit: depthLimit), place: nil) }
        return writer.bytes
    }
}
