import Foundation
import GroupStore
import GroupSystem
import Synchronization
import WidgetArchive
import WidgetRecords

/// Notifies listeners when records of activities change, or one of them enters another phase by itself. Its thread
/// starts with the first listener.
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

    /// A signal for each notification, of which only the last is kept. No change after this call is missed.
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
        let records = ActivityRecordsWatch(suite)
        do {
            try SystemThread(named: "ActivityWatch") { [self] in run(records) }.detach()
        } catch {
            complain("changes of activities are not seen: \(error)")
            state.withLock { $0.isRunning = false }
        }
    }

    private func run(_ records: ActivityRecordsWatch) {
        while true {
            records.wait(until: nextPhase)
            for ring in state.withLock({ Array($0.listeners.values) }) { ring() }
        }
    }

    /// The next date at which a record enters another phase by itself.
    private var nextPhase: Date? {
        let now = Date()
        return ActivityStore.activities(of: suite).compactMap { $0.record.nextPhase(after: now) }.min()
    }
}
