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
    private let state = Mutex(State())

    private struct State {
        var suites: Set<SuiteName> = []
        var processes = 0
    }

    /// Creates an empty root, or a copy of another directory.
    public init(copying sample: String? = nil, environment: [String: String] = [:]) throws {
        let name = "group-testing-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
        directory = FileManager.default.temporaryDirectory.path + "/" + name
        path = directory + "/groups"
        self.environment = environment
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
