import GroupStore
import GroupSystem
import WidgetArchive

/// Where scenes come from, by which a person is told why they have changed.
struct PictureOrigin {
    /// The version of the program's file.
    let program: String
    /// The values that it has read, as text.
    let values: String

    init(programPath path: String, reads: [Reads], in root: Root) {
        program = (try? FileStatus(of: path, followsLinks: true).version) ?? ""
        values = reads.map { PictureOrigin.values(of: $0, in: root) }.joined()
    }

    private static func values(of reads: Reads, in root: Root) -> String {
        guard let name = try? SuiteName(reads.suite), let values = try? Suite(name, in: root).snapshot() else {
            return ""
        }
        let keys = reads.everyKey ? values.keys : reads.keys.map { Key($0) }
        return keys.sorted { $0.text < $1.text }.map { key in
            "\(reads.suite)/\(key.text)=\(values[key]?.json() ?? "")\n"
        }.joined()
    }
}
