import FoundationEssentials
import GroupSystem
import WidgetArchive

/// The reload log: one JSON object per line.
package struct ReloadLog: Sendable {
    let file: CappedFile

    package var path: String { file.path }

    package func append(_ records: [ReloadRecord]) throws {
        file.append(try records.flatMap { [UInt8](try ArchiveCoding.line($0)) })
    }

    /// The entries, oldest first. Unreadable lines are skipped: a kill may have cut one short.
    package func records(where isWanted: (ReloadRecord) -> Bool = { _ in true }) -> [ReloadRecord] {
        file.contents().split(separator: UInt8(ascii: "\n"))
            .compactMap { try? ArchiveCoding.value(ReloadRecord.self, from: Data($0)) }
            .filter(isWanted)
    }
}
