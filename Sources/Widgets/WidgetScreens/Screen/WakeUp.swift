package import FoundationEssentials
package import GroupSystem
import WidgetArchive
import WidgetRecords

/// Calls a handler from an event loop when a date has come, even if the wall clock is set meanwhile.
package final class WakeUp {
    /// When to call it next; nil for never.
    package var date: Date? { didSet { timer.set(date?.nanoseconds) } }
    private var timer: WallTimer
    private let handler: () -> Void
    private var source: EventLoop.Source?

    package init(in loop: EventLoop, _ handler: @escaping () -> Void) throws(Errno) {
        timer = try WallTimer()
        self.handler = handler
        source = loop.add(timer.descriptor, .reading, .patient) { [unowned self] in ring() }
    }

    deinit { source?.cancel() }

    private func ring() {
        timer.acknowledge()
        guard let date else { return }
        guard date <= Now.current.date else { return timer.set(date.nanoseconds) }
        self.date = nil
        handler()
    }
}
