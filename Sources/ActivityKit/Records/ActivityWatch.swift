import Foundation
import GroupStore
import GroupSystem
import Synchronization
import WidgetArchive

/// Rings when records of activities change, or one of them enters another phase by itself. Its thread begins with the
/// first listener.
final class ActivityWatch: Sendable {
    private let suite: Suite
    private let state = Mutex(State())

    private struct State {
        var listeners: [Int: @Sendable () -> Void] = [:]
        var last = 0
        var isRunning = false
    }

    init(_ suite: Suite) {
        self.suite = suite
    }

    /// A signal for each ring, of which only the last is kept. What changes after this returns is not missed.
    func signals() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let (number, isFirst) = state.withLock { state in
            state.last += 1
            state.listeners[state.last] = { continuation.yield() }
            defer { state.isRunning = true }
            return (state.last, !state.isRunning)
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
        }
        if isFirst { begin() }
        return stream
    }

    private func begin() {
        do {
            let watch = try DirectoryWatch()
            try follow(watch)
            try SystemThread(named: "ActivityWatch") { [self] in run(watch) }.detach()
        } catch {
            complain("changes that other processes make are not seen: \(error)")
        }
    }

    /// Watches the directory, which is made if there is none.
    private func follow(_ watch: DirectoryWatch) throws {
        try suite.makeContainer()
        let directory = suite.path[..<(suite.path.lastIndex(of: "/") ?? suite.path.endIndex)]
        try watch.add(String(directory), [.movedTo, .closeWrite, .delete, .deleteSelf, .moveSelf])
    }

    private func run(_ watch: DirectoryWatch) {
        guard var timer = try? WallTimer() else { return }
        while true {
            timer.set(nextPhase)
            _ = Readiness.wait(for: [Interest(watch.descriptor), Interest(timer.descriptor)])
            timer.quiet()
            let events = watch.events()
            if events.contains(where: { $0.kinds.containsAny(of: [.deleteSelf, .moveSelf, .ignored]) }) {
                try? follow(watch)
            }
            for ring in state.withLock({ Array($0.listeners.values) }) { ring() }
        }
    }

    /// When the next record enters another phase by itself, in nanoseconds since 1970.
    private var nextPhase: Int64? {
        let now = Date()
        let dates = ActivityStore.records(of: suite).compactMap { $0.record.nextPhase(after: now) }
        return dates.min().map { Int64(($0.timeIntervalSince1970 * 1e9).rounded(.up)) }
    }
}
