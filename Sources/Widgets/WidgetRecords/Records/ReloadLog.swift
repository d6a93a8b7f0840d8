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
        ReloadLog.records(in: file.contents()).filter(isWanted)
    }

    fileprivate static func records(in bytes: [UInt8]) -> [ReloadRecord] {
        bytes.split(separator: UInt8(ascii: "\n"))
            .compactMap { try? ArchiveCoding.value(ReloadRecord.self, from: Data($0)) }
    }
}

/// The reload log as it grows.
package final class ReloadLogTail {
    private let tail: CappedFileTail

    package init(of widgets: WidgetsDirectory) { tail = CappedFileTail(widgets.reloadLog.file) }

    /// The entries since the last call; at first, all that are still in the log.
    package func newRecords() -> [ReloadRecord] { ReloadLog.records(in: tail.newLines()) }
}
