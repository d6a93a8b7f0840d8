import FoundationEssentials
import GroupStore
import WidgetArchive
import WidgetRecords

/// The archives that a host writes, with their baselines, and the log of its reloads.
struct HostArchives {
    private let directory: WidgetsDirectory

    init(_ directory: WidgetsDirectory) {
        self.directory = directory
    }

    /// Returns the digest of the archive's text.
    @discardableResult func write(_ archive: SealedArchive) throws -> String { try directory.archives.write(archive) }

    /// Writes the digests of an archive's text and of the values that it was made from.
    func writeBaseline(of archive: SealedArchive, text: String, values: String) {
        directory.archives.write(
            .init(generation: archive.generation, values: values, text: text), of: archive.widget.id)
    }

    /// Records for the next host that a widget has not answered in time, until it does.
    func noteLate(_ id: String) { directory.archives.noteLate(id) }
    func forgetLate(_ id: String) { directory.archives.forgetLate(id) }

    /// Returns the problem, if there is one.
    func log(_ records: [ReloadRecord]) -> String? {
        do {
            try directory.reloadLog.append(records)
            return nil
        } catch {
            return "the reload log cannot be written: \(error)"
        }
    }
}

// MARK: Starting

extension HostArchives {
    /// The last day's reloads that count against the budget, by widget, as logged by earlier hosts.
    func countedReloads() -> [String: [Date]] {
        let begin = Now.current.date - ReloadPacing.day
        let records = directory.reloadLog.records { $0.countsAgainstBudget && $0.date > begin }
        return Dictionary(grouping: records, by: \.widget).mapValues { $0.map(\.date).sorted() }
    }

    /// The state of a widget according to its archive, from which its reloads are counted on.
    func past(of placed: PlacedWidget, _ counted: [Date]) -> [RecordNews] {
        var past = Schedule.Past(counted: counted, isLate: directory.archives.isLate(placed.id))
        let archive: Archive?
        do {
            archive = try readable(placed.id)
        } catch {
            return [
                .note("the archive of \(placed.id) is ignored: \(error)"), .found(placed, past, [.hostStarted]),
            ]
        }
        guard let archive else { return [.found(placed, past, [.hostStarted])] }
        past.generation = archive.generation
        guard archive.widget == placed.instance else {
            return [.found(placed, past, [placed.instance.family.isActivity ? .activityUpdated : .edited])]
        }
        guard !archive.isPlaceholder else { return [.found(placed, past, [.hostStarted])] }
        past.plan = TimelinePlan(archive.timeline)
        past.reads = archive.reads.limited
        past.files = archive.files
        past.made = Now(date: archive.made, sinceBoot: .min)
        return [.found(placed, past, [])]
    }

    private func readable(_ id: String) throws -> Archive? {
        guard let archive = try directory.archives.read(id) else { return nil }
        guard (0..<Int.max / 2).contains(archive.generation) else {
            throw WidgetError.badRecord(
                "the archive of \(id)", reason: "there is no generation \(archive.generation)")
        }
        return archive
    }

    /// Why an archive may be stale, given a digest of the current values that it depends on.
    func causesMissed(
        by placed: PlacedWidget, since past: Schedule.Past, values: String, programBuilt: Date?
    ) -> [Cause] {
        guard let reads = past.reads, let made = past.made?.date else { return [] }
        let baseline = directory.archives.baseline(of: placed.id)
        let missed: [Cause] =
            if baseline?.generation != past.generation || baseline?.values != values {
                [.changedUnseen]
            } else {
                baseline?.text == directory.archives.textDigest(of: placed.id) ? [] : [.exchanged]
            }
        // There is no baseline for files.
        let files = reads.filter(\.container).compactMap { try? Cause.filesUnseen(SuiteName($0.suite)) }
        let kind = placed.instance.kind
        let requests = directory.pendingRequests.filter { [nil, kind].contains($0.kind) && $0.request.date > made }
            .map { Cause.requested(kind: $0.kind, by: $0.request.by) }
        let isRebuilt = programBuilt.map { $0 > made } ?? false
        return missed + files + (isRebuilt ? [.rebuilt] : []) + requests
    }
}
