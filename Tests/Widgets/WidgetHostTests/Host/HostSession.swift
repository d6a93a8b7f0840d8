import Foundation
import GroupStore
import Synchronization
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// A host at work on a thread of its own, for a root of the test's own, with what it has told so far.
final class HostSession: Sendable {
    let temporary: TemporaryRoot
    let directory: WidgetsDirectory
    let suite: Suite
    private let told = Told()
    private let control = Mutex<Control?>(nil)

    private final class Told: Sendable {
        let events = Mutex<[HostEvent]>([])
    }

    private final class Begun: Sendable {
        let stoppers = Mutex<[@Sendable () -> Void]>([])
        let failure = Mutex<(any Error)?>(nil)
    }

    private struct Control {
        let stop: @Sendable () -> Void
        let work: Background
    }

    init(in temporary: TemporaryRoot = TemporaryRoot()) throws {
        self.temporary = temporary
        directory = try WidgetsDirectory(temporary.root)
        suite = try temporary.suite()
    }

    deinit {
        stop()
    }

    /// Registers the fake widget program, under another name if one is given.
    @discardableResult
    func addProgram(_ name: String = "FakeWidget") throws -> String {
        let path = temporary.directory.path + "/" + name
        try copyProgram(to: path)
        try directory.add(path)
        return path
    }

    /// Copies it in another process: a file that one of our threads writes cannot be run while another thread forks.
    func copyProgram(to path: String) throws {
        let outcome = try ChildProcess(
            "/bin/cp", ["--reflink=auto", Tool.path("FakeWidget"), path], environment: ["PATH": "/bin"]
        ).wait()
        #expect(outcome.code == 0, "\(outcome)")
    }

    /// `prepare` is called on the host's thread before it runs.
    func start(
        _ change: (inout WidgetsHost.Options) -> Void = { _ in },
        prepare: @escaping @Sendable (WidgetsHost) -> Void = { _ in }
    ) throws {
        var options = WidgetsHost.Options()
        change(&options)
        let begun = Begun()
        let given = options
        // A fast host has begun before its thread is known here.
        let earlier = events.count
        let work = Background { [directory, told, temporary] in
            _ = temporary
            do {
                let host = try WidgetsHost(directory, options: given)
                host.observe { event in told.events.withLock { $0.append(event) } }
                begun.stoppers.withLock { $0 = [host.stopper] }
                prepare(host)
                try host.run()
            } catch {
                begun.failure.withLock { $0 = error }
                throw error
            }
        }
        _ = eventually { begun.stoppers.withLock { !$0.isEmpty } || begun.failure.withLock { $0 != nil } }
        if let error = begun.failure.withLock({ $0 }) { throw error }
        guard let stop = begun.stoppers.withLock({ $0.first }) else { return }
        control.withLock { $0 = Control(stop: stop, work: work) }
        let hasBegun = eventually {
            self.events.dropFirst(earlier).contains { if case .began = $0 { true } else { false } }
        }
        #expect(hasBegun)
    }

    func stop() {
        guard let control = control.withLock({ $0.take() }) else { return }
        control.stop()
        _ = eventually { control.work.isOver }
    }

    /// Whether the host has ended, by itself if nobody has stopped it.
    var isOver: Bool { control.withLock { $0?.work.isOver } ?? true }

    var events: [HostEvent] { told.events.withLock { $0 } }

    /// What became of reloads of a widget, all of them if none is named.
    func records(of id: String? = nil) -> [ReloadRecord] {
        events.compactMap { event in
            switch event {
            case .reloaded(let record, _), .notReloaded(let record):
                id == nil || record.widget == id ? record : nil
            default: nil
            }
        }
    }

    /// The causes of the reloads of a widget, once there are so many.
    func causes(of id: String, count: Int) -> [[String]] {
        _ = eventually { self.records(of: id).count >= count }
        return records(of: id).map(\.causes)
    }

    func reloads(of id: String) -> Int { records(of: id).count { $0.outcome == .reloaded } }
    func failures(of id: String) -> [String] {
        records(of: id).filter { $0.outcome == .failed }.compactMap(\.reason)
    }

    /// Puts directories where the widget's next archive would be written. Returns their paths.
    @discardableResult func obstructArchive(of id: String) throws -> [String] {
        try [".old", ".new"].map { ending in
            let path = directory.archivePath(of: id) + ending
            try? Files.remove(path)
            try FileManager.default.createDirectory(atPath: path + "/in the way", withIntermediateDirectories: true)
            return path
        }
    }

    /// What the archive on the disk shows; nil until there is a timeline.
    func text(of id: String) -> String? {
        guard let archive = try? directory.archive(of: id), !archive.isPlaceholder,
            case .label(let label) = archive.timeline.entries.first?.scene.root
        else { return nil }
        return label.text
    }

    func eventuallyShows(_ text: String, _ id: String) -> Bool {
        eventually { self.text(of: id) == text }
    }
}

extension Optional {
    mutating func take() -> Wrapped? {
        defer { self = nil }
        return self
    }
}
