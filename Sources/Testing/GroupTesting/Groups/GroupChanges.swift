import GroupStore
import GroupWatch
import Synchronization

/// The changes that any process makes to a group, from the creation of this object on.
public final class GroupChanges: Sendable {
    private let group: TestGroup
    private let suite: SuiteName
    private let journal: Journal<Event>
    private let watcher: Watcher
    private let place = Mutex(0)

    enum Event: Sendable {
        case changed(GroupChange)
        case said(String)
    }

    init(of suite: SuiteName, in group: TestGroup, tellsInitialValues: Bool = false) throws {
        let journal = Journal<Event>()
        self.group = group
        self.suite = suite
        self.journal = journal
        watcher = try Watcher(.suites([suite]), in: group.root, options: .init(tellsInitialValues: tellsInitialValues))
        {
            event in
            switch event {
            case .changed(let change):
                for single in change.changes { journal.add(.changed(GroupChange(single, of: change.suite))) }
            case .damaged(_, let error): journal.add(.said("\(error)"))
            case .mended(let name): journal.add(.said("\(name) can be read again"))
            case .note(let note): journal.add(.said("\(note)"))
            }
        }
    }

    /// All changes so far.
    public var all: [GroupChange] {
        journal.events.compactMap { if case .changed(let change) = $0 { change } else { nil } }
    }

    /// Waits for the next change, or the next one of a key, after those already returned.
    @discardableResult
    public func next(
        _ key: String? = nil, within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> GroupChange {
        let summary = key.map { "'\($0)' of \(suite) did not change" } ?? "nothing changed in \(suite)"
        return try next(within: limit, otherwise: summary, CallSite(file, line)) { key == nil || $0.key == key }
    }

    func next(
        within limit: Duration, otherwise summary: String, _ site: CallSite, where isMeant: (GroupChange) -> Bool
    ) throws -> GroupChange {
        let start = place.withLock { $0 }
        var others: [String] = []
        let found = journal.first(from: start, within: limit) { event -> GroupChange? in
            switch event {
            case .changed(let change) where isMeant(change): return change
            case .changed(let change): others.append("\(change)")
            case .said(let words): others.append(words)
            }
            return nil
        }
        guard let found else {
            throw TestFailure(
                "\(summary) within \(limit)", [TestFailure.Detail(title: "what came instead", lines: others)], at: site)
        }
        place.withLock { $0 = found.end }
        return found.picked
    }
}
