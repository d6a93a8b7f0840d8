package import FoundationEssentials

/// Encodes values as JSON, in archives and between processes, as specified in `archive.md`.
///
/// Both the program and the host run this on each reload. Foundation's coders take ten times as long, write `1` for
/// `1.0`, and cannot say what is unknown.
package enum ArchiveCoding {
    /// How deep objects and arrays may be nested.
    package static let depthLimit = 512

    /// For a file: several lines, always in the same order.
    package static func file(_ value: some ArchiveWritable) throws(ArchiveError) -> Data {
        var layout = JSONLayout(try JSONText(written(value)))
        return Data(layout.lines())
    }

    /// For a stream: one line, including the line feed.
    package static func line(_ value: some ArchiveWritable) throws(ArchiveError) -> Data {
        Data(try written(value) + [UInt8(ascii: "\n")])
    }

    package static func value<Value: ArchiveReadable>(
        _ type: Value.Type = Value.self, from data: Data
    ) throws(ArchiveError) -> Value {
        try Value(from: JSONText([UInt8](data)).root)
    }

    /// An answer of whose timeline only the parts that a host needs are read.
    package static func sealedAnswer(from line: [UInt8]) throws(ArchiveError) -> SealedAnswer {
        try SealedAnswer(from: JSONText(line, isSealed: true).root)
    }

    private static func written(_ value: some ArchiveWritable) throws(ArchiveError) -> [UInt8] {
        var writer = JSONWriter()
        value.write(to: &writer)
        guard !writer.isTooDeep else { throw ArchiveError(reason: .tooDeep(limit: depthLimit), place: nil) }
        return writer.bytes
    }
}
