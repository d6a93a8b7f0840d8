public import AppGroups
import Foundation
import GroupStore
import Synchronization
import WidgetRecords

/// Groups in a temporary directory, so that concurrent tests share nothing.
///
/// Programs that it starts find their groups there. The test itself reads and writes them through `defaults`.
public final class TestGroup: Sendable {
    /// The root of the groups, as `$GROUPDEFAULTS_ROOT` names it to programs.
    public let path: String
    /// Environment variables for programs, in addition to those of the test's own process.
    public let environment: [String: String]
    let directory: String
    private let clock: TestClock?
    private let state: Mutex<State>

    private struct State {
        var suites: Set<SuiteName> = []
        var processes = 0
        var time: TestTime
    }

    /// Creates an empty root, or a copy of another directory.
    ///
    /// With `now`, the clock of all programs that the test starts shows that time until `move(to:)`, and pictures are
    /// drawn at it; the test target then also depends on the product `groupclock`. Times are written as in a time zone,
    /// such as `Asia/Seoul`, and in a locale, such as `ko_KR`, whatever those of this machine are.
    public init(
        copying sample: String? = nil, environment: [String: String] = [:], now: Date? = nil,
        timeZone: String = "UTC", locale: String = "en_US"
    ) throws {
        let name = "group-testing-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
        directory = FileManager.default.temporaryDirectory.path + "/" + name
        path = directory + "/groups"
        let time = TestTime(now: now, zone: timeZone, locale: locale)
        state = Mutex(State(time: time))
        // Not left to the umask or the sample: a host refuses a root that others could change.
        let ours: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true, attributes: ours)
        if let sample {
            try FileManager.default.copyItem(atPath: sample, toPath: path)
            try FileManager.default.setAttributes(ours, ofItemAtPath: path)
        } else {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: ours)
        }
        clock = try now.map { [directory] in try TestClock(at: $0, in: directory) }
        self.environment = time.environment.merging(environment) { $1 }
            .merging(clock?.environment(environment) ?? [:]) { $1 }
    }

    var time: TestTime { state.withLock(\.time) }

    /// The time on the clock: that of `init(now:)` or the last move, or else the real time.
    public var now: Date { time.now ?? Date() }

    /// Moves the clock of all programs, also of those that run. The group must have been made with a time.
    public func move(to date: Date) throws {
        guard let clock else { throw TestFailure("the clock of this group is the real one; make it with 'now:'") }
        try clock.move(to: date)
        state.withLock { $0.time.now = date }
    }

    deinit {
        // A write that is still pending would recreate the directory.
        for suite in state.withLock({ $0.suites }) { AppGroups.UserDefaults(suite, in: root).synchronize() }
        do {
            try FileManager.default.removeItem(atPath: directory)
        } catch {
            FileHandle.standardError.write(Data("\(directory) cannot be removed: \(error)\n".utf8))
        }
    }

    var root: Root { Root(path: path) }

    /// The values of a group, for the test's own process.
    public func defaults(_ suite: String) throws -> AppGroups.UserDefaults {
        let name = try suiteName(suite)
        state.withLock { _ = $0.suites.insert(name) }
        return AppGroups.UserDefaults(name, in: root)
    }

    /// The container of a group, created if it does not exist.
    public func container(_ suite: String) throws -> URL {
        let suite = Suite(try suiteName(suite), in: root)
        try suite.makeContainer()
        return URL(fileURLWithPath: suite.containerPath, isDirectory: true)
    }

    /// The text of a group's suite file; nil if it does not exist.
    public func fileText(_ suite: String) throws -> String? {
        let path = Suite(try suiteName(suite), in: root).path
        return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    func suiteName(_ text: String) throws -> SuiteName {
        do {
            return try SuiteName(text)
        } catch {
            throw TestFailure("'\(text)' cannot name a group: \(error)")
        }
    }

    /// A new directory for a process.
    func nextProcessDirectory() -> String {
        state.withLock { state in
            state.processes += 1
            return "\(directory)/process-\(state.processes)"
        }
    }
}
