import AppGroups
import Foundation
import Synchronization
import WidgetArchive
import WidgetRecords

/// Reloads widgets, and lists the placed ones.
///
/// A widget is reloaded by itself when something changes that it has read from a group. This is for what it reads
/// elsewhere, such as a file or the network.
public final class WidgetCenter: Sendable {
    /// The center of this process.
    public static var shared: WidgetCenter { ProgramSession.current.center }

    private let notes: ProgramNotes
    private let answeredKind = Mutex<String?>(nil)
    private let known = Mutex<(revision: SuiteRevision, infos: [WidgetInfo])?>(nil)

    init(notes: ProgramNotes) {
        self.notes = notes
    }

    /// Asks the providers of all placed widgets of a kind for new timelines.
    public func reloadTimelines(ofKind kind: String) {
        if answeredKind.withLock({ $0 }) == kind {
            return notes.add("'\(kind)' asked to be reloaded while it was answering; that would never end")
        }
        request(kind)
    }

    /// Asks the providers of all placed widgets for new timelines.
    public func reloadAllTimelines() {
        guard let own = answeredKind.withLock({ $0 }) else { return request(RequestRecord.everyKind) }
        for kind in Set(placed.map(\.instance.kind)) where kind != own { request(kind) }
    }

    private func request(_ kind: String) {
        let (seconds, nanoseconds) = WidgetCenter.bootTime
        WidgetCenter.records(RequestRecord.suite)?.set(
            [
                RequestRecord.at: seconds * 1_000_000_000 + nanoseconds,
                RequestRecord.by: "\(ProcessInfo.processInfo.processName) (\(getpid()))",
                RequestRecord.date: Date(),
            ] as [String: Any], forKey: kind)
    }

    private static func records(_ suite: String) -> AppGroups.UserDefaults? {
        UserDefaults.named(suite, in: WidgetsDirectory.name)
    }

    private static var bootTime: (Int, Int) {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return (time.tv_sec, time.tv_nsec)
    }

    /// Does nothing: a widget is asked for its recommendations each time.
    public func invalidateConfigurationRecommendations() {}

    // MARK: Placed widgets

    /// Passes the placed widgets to a completion handler.
    @preconcurrency
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        let infos = placedWidgets
        DispatchQueue.global().async { completion(.success(infos)) }
    }

    /// The placed widgets.
    public func currentConfigurations() async throws -> [WidgetInfo] { placedWidgets }

    private var placedWidgets: [WidgetInfo] { placed.filter { !$0.instance.family.isControl } }

    /// The placed widgets and controls. Cached, since a widget that asks does so at each reload, mostly with the same result.
    var placed: [WidgetInfo] {
        guard let records = WidgetCenter.records(PlacedRecord.suite) else { return [] }
        let revision = records.revision
        if let revision, let known = known.withLock({ $0 }), known.revision == revision {
            return known.infos
        }
        let widgets = records.persistentDomain(forName: PlacedRecord.suite) ?? [:]
        let infos = widgets.sorted { $0.key < $1.key }.compactMap { id, record in
            (record as? [String: Any]).flatMap { WidgetInfo(id, $0) }
        }
        if let revision { known.withLock { $0 = (revision, infos) } }
        return infos
    }

    /// The class of the intent by which people configure a kind, as its program has described it to the host.
    static func intent(ofKind kind: String, in program: String) -> String? {
        let record = records(ProgramRecord.suite)?.dictionary(forKey: program)
        let description = record?[ProgramRecord.description] as? [String: Any]
        let kinds = description?[ProgramRecord.kinds] as? [[String: Any]]
        return kinds?.first { $0[ProgramRecord.kind] as? String == kind }?[ProgramRecord.intent] as? String
    }

    /// Does something for a kind, which must not ask for its own reload meanwhile.
    func whileAnswering<Result>(_ kind: String, _ body: () async throws -> Result) async rethrows -> Result {
        answeredKind.withLock { $0 = kind }
        defer { answeredKind.withLock { $0 = nil } }
        return try await body()
    }
}
