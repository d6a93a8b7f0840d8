import CLinux
import Synchronization

/// A descriptor that one thread makes readable to wake another. The corresponding C function is `eventfd`.
package final class Alarm: Sendable {
    private let file: FileDescriptor

    package init() throws(Errno) {
        file = FileDescriptor(owning: try systemCall(clinux_make_alarm))
    }

    package var descriptor: Int32 { file.rawValue }

    package func ring() {
        clinux_ring_alarm(descriptor)
    }

    /// Makes the descriptor unreadable until the alarm rings again.
    package func acknowledge() {
        clinux_acknowledge_alarm(descriptor)
    }
}

/// Elements that threads hand over to the one that waits for the alarm.
package final class AlarmQueue<Element: Sendable>: Sendable {
    package let alarm: Alarm
    private let pending = Mutex<[Element]>([])

    package init() throws(Errno) {
        alarm = try Alarm()
    }

    package func add(_ element: Element) {
        pending.withLock { $0.append(element) }
        alarm.ring()
    }

    /// Puts back elements that were taken too early.
    package func putBack(_ elements: [Element]) {
        guard !elements.isEmpty else { return }
        pending.withLock { $0.insert(contentsOf: elements, at: 0) }
        alarm.ring()
    }

    package var isEmpty: Bool { pending.withLock { $0.isEmpty } }

    /// Takes all elements added so far.
    package func take() -> [Element] {
        alarm.acknowledge()
        return pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
    }
}
