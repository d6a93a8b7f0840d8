import Foundation
import Synchronization
import WidgetArchive
import WidgetHost
public import WidgetKit
import WidgetRecords

/// A placed widget. A test waits for its reloads one after another.
public final class TestWidget: Sendable {
    /// Its id, such as `BasicWidget-1`.
    public let id: String
    /// Its kind.
    public let kind: String
    let program: String
    let host: TestHost
    private let place: Mutex<Int>

    init(_ placed: PlacedWidget, on host: TestHost, from start: Int) {
        id = placed.id
        kind = placed.instance.kind
        program = placed.program
        self.host = host
        place = Mutex(start)
    }

    /// The outcome of a reload.
    enum Outcome: Sendable {
        case reloaded(WidgetReload)
        case not(ReloadRecord)
    }

    /// The reloads so far that led to a timeline, starting with the first after placing.
    public var reloads: [WidgetReload] {
        host.thread.journal.events.compactMap {
            if case .reloaded(let reload) = outcome(of: $0) { reload } else { nil }
        }
    }

    /// The scene that it shows now, according to its archive on disk; nil if it has shown nothing yet.
    public var shown: WidgetScene? {
        get throws {
            guard let archive = try archive else { return nil }
            let group = host.group
            return archive.timeline.entry(at: group.now).map {
                WidgetSceneEntry($0, archive.widget.family, group.time).scene
            }
        }
    }

    /// The archive; nil if the widget was removed, even if the host has not removed the file yet.
    var archive: Archive? {
        get throws {
            guard try host.directory.shownWidgets().contains(where: { $0.id == id }) else { return nil }
            return try host.directory.archive(of: id)
        }
    }

    private func outcome(of news: HostThread.News) -> Outcome? {
        switch news {
        case .told(.reloaded(let record, let archive)) where record.widget == id: outcome(record, archive)
        case .told(.notReloaded(let record)) where record.widget == id: .not(record)
        default: nil
        }
    }

    private func outcome(_ record: ReloadRecord, _ archive: SealedArchive) -> Outcome {
        do {
            return .reloaded(WidgetReload(record, try archive.opened(), time: host.group.time))
        } catch {
            var record = record
            (record.outcome, record.reason) = (.failed, "what it shows cannot be read: \(error)")
            return .not(record)
        }
    }
}

// MARK: Waiting

extension TestWidget {
    /// Waits for the reload after the last one waited for. Throws at once if that reload fails.
    @discardableResult
    public func nextReload(
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> WidgetReload {
        try next(within: limit, "\(id) was not reloaded", CallSite(file, line)) { _ in true }
    }

    /// Waits for a reload after which it shows a text, and skips those after which it does not.
    @discardableResult
    public func nextReload(
        showing text: String, within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> WidgetReload {
        try next(within: limit, "\(id) did not come to show '\(text)'", CallSite(file, line)) { $0.text.contains(text) }
    }

    private func next(
        within limit: Duration, _ summary: String, _ site: CallSite, where isMeant: (WidgetReload) -> Bool
    ) throws -> WidgetReload {
        var others: [String] = []
        let outcome = nextOutcome(within: limit) { outcome in
            guard case .reloaded(let reload) = outcome, !isMeant(reload) else { return true }
            others.append("\(reload)")
            return false
        }
        switch outcome {
        case .reloaded(let reload): return reload
        case .not(let record):
            throw failure(
                "the reload of \(id) failed: \(record.reason ?? "nobody knows why")", others, record.causes, site)
        case nil: throw failure("\(summary) within \(limit)", others, nil, site)
        }
    }

    /// Waits for the next reload that fails or is refused, and returns the reason. Throws if one succeeds first.
    @discardableResult
    public func nextFailure(
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> String {
        let site = CallSite(file, line)
        switch nextOutcome(within: limit, where: { _ in true }) {
        case .not(let record): return record.reason ?? ""
        case .reloaded(let reload): throw failure("a reload of \(id) did not fail", ["\(reload)"], nil, site)
        case nil: throw failure("no reload of \(id) failed within \(limit)", [], nil, site)
        }
    }

    private func nextOutcome(within limit: Duration, where isMeant: (Outcome) -> Bool) -> Outcome? {
        let start = place.withLock { $0 }
        let found = host.thread.journal.first(from: start, within: limit) { news in
            outcome(of: news).flatMap { isMeant($0) ? $0 : nil }
        }
        if let found { place.withLock { $0 = found.end } }
        return found?.picked
    }

    /// Waits until no reload is pending, so that the next one has a later cause, or comes from the timeline.
    public func settle(
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws {
        let deadline = ContinuousClock.now + limit
        if reloads.isEmpty { try nextReload(within: limit, file: file, line: line) }
        while try !host.thread.perform({ [id] in $0.isSettled(id) }) {
            guard ContinuousClock.now < deadline else {
                let last = reloads.suffix(5).map { "\($0)" }
                throw failure("\(id) was still being reloaded after \(limit)", last, nil, CallSite(file, line))
            }
            try nextReload(within: ContinuousClock.now.duration(to: deadline), file: file, line: line)
        }
        place.withLock { [end = host.thread.journal.end] in $0 = end }
    }

    private func failure(
        _ summary: String, _ others: [String], _ causes: [String]?, _ site: CallSite
    ) -> TestFailure {
        var details: [TestFailure.Detail] = []
        if let causes { details.append(.init(title: "its causes", lines: causes)) }
        if causes == nil || !others.isEmpty { details.append(.init(title: "what came instead", lines: others)) }
        details.append(.init(title: "what wakes it", lines: reloads.last?.readsInWords ?? []))
        if !host.notes.isEmpty { details.append(.init(title: "the host says", lines: host.notes)) }
        details.append(.init(title: "what \(program) printed last", lines: log.suffix(20)))
        return TestFailure(summary, details, at: site)
    }

    /// The lines that its program has printed on stdout and stderr.
    public var log: [String] {
        host.directory.programLog(program).lines.map(\.text)
    }
}

// MARK: Changing the widget

extension TestWidget {
    /// Changes parameters, of which nil removes one, and the family if given.
    public func edit(
        _ parameters: [String: (any LosslessStringConvertible)?] = [:], family: WidgetFamily? = nil
    ) throws {
        try TestHost.telling {
            let words = parameters.compactMapValues { $0?.description }
            let values = try host.directory.values(words, of: host.directory.kind(kind, program: program))
            try host.directory.edit(
                id, parameters: parameters.mapKeysToValues { values[$0] }, family: family?.description)
        }
    }

    /// Reloads all widgets of its kind, as `WidgetCenter` does for an app.
    public func requestReload() throws {
        try host.requestReload(ofKind: kind)
    }

    /// Removes the widget.
    public func remove() throws {
        try TestHost.telling { try host.directory.remove(id) }
    }

    /// The date of the next reload if nothing else happens; nil if never.
    public var nextReloadDate: Date? {
        get throws { try host.thread.perform { [id] in $0.nextReload(of: id) } }
    }
}

extension WidgetsDirectory {
    /// Converts words to the parameters of a kind. If the program cannot be asked, the words are passed on as typed,
    /// and the widget shows the problem.
    func values(
        _ words: [String: String], of offered: (program: RegisteredProgram, kind: KindDescription)
    ) throws -> [String: Parameter] {
        try parameters(fromWords: words, of: offered.kind, program: offered.program.name) { _ in }
    }
}

extension Dictionary {
    fileprivate func mapKeysToValues<New>(_ value: (Key) -> New) -> [Key: New] {
        reduce(into: [:]) { $0[$1.key] = .some(value($1.key)) }
    }
}
