public import Foundation
import GroupStore
import Synchronization
import WidgetHost
public import WidgetKit
import WidgetRecords

/// A host with real widget processes, for the groups of a test. It ends when this object is released.
public final class TestHost: Sendable {
    let group: TestGroup
    let directory: WidgetsDirectory
    let thread: HostThread
    private let openedPlace = Mutex(0)

    init(_ group: TestGroup, programs: [String], _ options: Options) throws {
        var directory = try WidgetsDirectory(group.root)
        directory.environment = group.environment
        let opened = try OpenedURLs(at: group.directory + "/opened")
        try directory.settings.set(opened.opener, for: "opener")
        for program in programs {
            let path = try ProgramPath.find(program)
            _ = try TestHost.telling { try directory.add(path, limits: options.limits) }
        }
        self.group = group
        self.directory = directory
        thread = try HostThread(directory, options.ofHost, opened: opened)
    }

    deinit { stop() }

    /// Ends the host. Another one can be started for the same groups, and finds the same widgets placed.
    public func stop() { thread.stop() }

    /// The host's reports about itself, such as why it cannot watch something.
    public var notes: [String] {
        thread.journal.events.compactMap { if case .told(.note(let words)) = $0 { words } else { nil } }
    }

    /// Turns the host's errors into test failures, with their hints.
    static func telling<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as WidgetError {
            throw TestFailure("\(error)", error.hint.map { [TestFailure.Detail("hint", $0)] } ?? [])
        }
    }
}

extension TestGroup {
    /// Starts a host with widget programs, built beside the tests or named by their paths.
    public func host(programs: [String] = [], _ options: TestHost.Options = .init()) throws -> TestHost {
        try TestHost(self, programs: programs, options)
    }
}

// MARK: Widgets

extension TestHost {
    /// Places a widget, and waits until it shows its first timeline and no reload is pending.
    ///
    /// Parameters are given as a person types them: `["character": "Unipony", "count": 3]`.
    public func place(
        _ kind: String, family: WidgetFamily? = nil, _ parameters: [String: any LosslessStringConvertible] = [:],
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> TestWidget {
        let start = thread.journal.end
        let placed = try TestHost.telling {
            let id = try directory.place(
                kind, family: family?.description,
                parameters: try directory.values(parameters.mapValues(\.description), of: directory.kind(kind)))
            return try directory.widget(id)
        }
        let widget = TestWidget(placed, on: self, from: start)
        try widget.settle(within: limit, file: file, line: line)
        return widget
    }

    /// The placed widgets, including those of an earlier host.
    public var widgets: [TestWidget] {
        get throws {
            try TestHost.telling { try directory.placedWidgets() }.map { TestWidget($0, on: self, from: 0) }
        }
    }

    /// Reloads all widgets of a kind, or all widgets, as `WidgetCenter` does for an app.
    public func requestReload(ofKind kind: String? = nil) throws {
        try directory.requestReload(ofKind: kind)
    }
}

// MARK: Opened URLs

extension TestHost {
    /// Waits for the next URL that a tap or an intent opens.
    public func nextOpenedURL(
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> URL {
        let start = openedPlace.withLock { $0 }
        let found = thread.journal.first(from: start, within: limit) { news in
            if case .opened(let text) = news { text } else { nil }
        }
        guard let found else { throw TestFailure("no URL was opened within \(limit)", at: CallSite(file, line)) }
        openedPlace.withLock { $0 = found.end }
        guard let url = URL(string: found.picked) else {
            throw TestFailure("what was opened is no URL: \(found.picked)", at: CallSite(file, line))
        }
        return url
    }
}
