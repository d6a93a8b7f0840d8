import CGTK
import GroupSystem

/// GLib's main context as a source of an event loop, by the calls that GLib has for foreign loops.
///
/// It is asked what it waits for before the loop sleeps, and served first afterwards: Wayland's client library does not
/// allow calls in between that wait for an answer.
struct MainContext {
    private let context = g_main_context_default()

    init(in loop: EventLoop) {
        let state = Waiting()
        g_main_context_acquire(context)
        loop.add(
            .urgent, interests: { state.interests },
            deadline: { [context] in state.next(of: context) },
            attend: { [context] in
                state.isAsked = false
                // Dispatching may make other sources ready.
                for _ in 0..<100 where g_main_context_iteration(context, 0) == 0 { break }
            })
    }

    private final class Waiting {
        var isAsked = false
        var interests: [Interest] = []
        private let past = MonotonicTime.now

        /// When the context is due. Asked a second time, after the loop has slept, it is due at once.
        func next(of context: OpaquePointer?) -> MonotonicTime? {
            guard !isAsked else { return past }
            isAsked = true
            var priority: gint = 0
            let isReady = g_main_context_prepare(context, &priority) != 0
            var timeout: gint = -1
            var polls = [GPollFD](repeating: GPollFD(), count: 16)
            var count = g_main_context_query(context, priority, &timeout, &polls, 16)
            if count > polls.count {
                polls = [GPollFD](repeating: GPollFD(), count: Int(count))
                count = g_main_context_query(context, priority, &timeout, &polls, count)
            }
            interests = polls.prefix(Int(count)).map { Interest($0.fd, Waiting.kind($0.events)) }
            if isReady { return past }
            return timeout < 0 ? nil : .now + .milliseconds(Int(timeout))
        }

        private static func kind(_ events: gushort) -> Interest.Kind {
            let (reads, writes) = (events & gushort(G_IO_IN.rawValue) != 0, events & gushort(G_IO_OUT.rawValue) != 0)
            return reads && writes ? .readingAndWriting : reads ? .reading : writes ? .writing : .nothing
        }
    }
}
