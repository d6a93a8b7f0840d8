import GroupStore
import Synchronization

/// Events on their way from the watching thread to one reader, who may be slow. Meanwhile changes to the same key are
/// coalesced, so the box never holds more than the last state of each key.
final class Mailbox: Sendable {
    private let state = Mutex(State())

    private struct State {
        var box = MergedEvents()
        var reader: CheckedContinuation<WatchEvent?, Never>?
        var isClosed = false
    }

    func put(_ event: WatchEvent) {
        let delivery = state.withLock { state -> (CheckedContinuation<WatchEvent?, Never>, WatchEvent)? in
            state.box.insert(event)
            guard let reader = state.reader, let next = state.box.popFirst() else { return nil }
            state.reader = nil
            return (reader, next)
        }
        if let (reader, event) = delivery { reader.resume(returning: event) }
    }

    /// Marks the end. Events that are already in the box can still be taken.
    func close() {
        let reader = state.withLock { state in
            state.isClosed = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }

    /// Waits for the next event; nil at the end, or when the task is cancelled.
    func take() async -> WatchEvent? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> WatchEvent?? in
                    if let event = state.box.popFirst() { return event }
                    if state.isClosed { return .some(nil) }
                    state.reader = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            close()
        }
    }
}

/// Coalesced events: at most one of each kind for each suite.
struct MergedEvents {
    private var order: [Slot] = []
    private var events: [Slot: WatchEvent] = [:]

    private enum Slot: Hashable {
        case change(SuiteName)
        case health(SuiteName)
        case note(WatchNote)
    }

    mutating func insert(_ event: WatchEvent) {
        let slot = slot(of: event)
        guard let earlier = events[slot] else {
            order.append(slot)
            events[slot] = event
            return
        }
        guard case (.changed(let first), .changed(let second)) = (earlier, event) else {
            events[slot] = event
            return
        }
        let merged = first.followed(by: second)
        // Initial values are reported even if they are empty.
        if merged.changes.isEmpty, !merged.isInitial {
            events[slot] = nil
            order.removeAll { $0 == slot }
        } else {
            events[slot] = .changed(merged)
        }
    }

    mutating func popFirst() -> WatchEvent? {
        guard !order.isEmpty else { return nil }
        return events.removeValue(forKey: order.removeFirst())
    }

    private func slot(of event: WatchEvent) -> Slot {
        switch event {
        case .changed(let change): .change(change.suite)
        case .damaged(let name, _), .mended(let name): .health(name)
        case .note(let note): .note(note)
        }
    }
}

extension SuiteChange {
    /// Both changes as one, from the state before the first to the state after the second.
    func followed(by next: SuiteChange) -> SuiteChange {
        var changes = Dictionary(uniqueKeysWithValues: changes.map { ($0.key, $0) })
        for change in next.changes {
            let old = changes[change.key].map(\.old) ?? change.old
            changes[change.key] = old == change.new ? nil : Change(key: change.key, old: old, new: change.new)
        }
        return SuiteChange(
            suite: suite, changes: ChangeSet(changes.values), isFresh: isFresh || next.isFresh,
            isInitial: isInitial)
    }
}
