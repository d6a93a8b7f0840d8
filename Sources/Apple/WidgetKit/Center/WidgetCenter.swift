import AppGroups
import Foundation
import GroupStore
import Synchronization
import WidgetArchive
import WidgetRecords

/// Reloads widgets, and lists the placed ones.
///
/// A widget is reloaded automatically when something changes that it has read from a group. These methods are for other
/// sources, such as a file or the network.
public final class WidgetCenter: Sendable {
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
        guard let own = answeredKind.withLock({ $0 }) else { return request(ReloadRequest.everyKind) }
        for kind in Set(placed.map(\.instance.kind)) where kind != own { request(kind) }
    }

    /// Writes the request like the program's own values, so that it does not overtake a pending one.
    private func request(_ kind: String) {
        WidgetCenter.records(ReloadRequest.suite)?.set(ReloadRequest.ownNow.value.propertyList, forKey: kind)
    }

    private static func records(_ suite: String) -> AppGroups.UserDefaults? {
        UserDefaults.named(suite, in: WidgetsDirectory.name)
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

    public func currentConfigurations() async throws -> [WidgetInfo] { placedWidgets }

    private var placedWidgets: [WidgetInfo] { placed.filter { !$0.instance.family.isControl } }

    /// The placed widgets and controls. Cached, because a widget that asks does so at each reload, usually with the
    /// same result.
    var placed: [WidgetInfo] {
        guard let records = WidgetCenter.records(PlacedWidget.suite) else { return [] }
        let revision = records.revision
        if let revision, let known = known.withLock({ $0 }), known.revision == revision {
            return known.infos
        }
        let widgets = records.persistentDomain(forName: PlacedWidget.suite) ?? [:]
        let infos = widgets.sorted { $0.key < $1.key }.compactMap { id, record in
            // A record written by another version may have a family that is unknown here.
            Value(propertyList: record).flatMap { try? PlacedWidget(id: id, value: $0) }.map(WidgetInfo.init)
        }
        if let revision { known.withLock { $0 = (revision, infos) } }
        return infos
    }

    /// The class of the intent that configures a kind, according to its program's description in the records.
    static func intent(ofKind kind: String, in program: String) -> String? {
        let record = records(RegisteredProgram.suite)?.object(forKey: program).flatMap(Value.init(propertyList:))
        let described = record.flatMap { try? RegisteredProgram(name: program, value: $0) }
        return described?.description.kinds.first { $0.kind == kind }?.intent
    }

    /// Runs `body` for a kind, whose requests to reload itself are ignored meanwhile.
    nonisolated(nonsending) func whileAnswering<Result>(
        _ kind: String, _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        answeredKind.withLock { $0 = kind }
        defer { answeredKind.withLock { $0 = nil } }
        return try await body()
    }
}
