import CLinux
import Glibc

/// A thread of this process, to be joined or detached once.
package struct SystemThread: Sendable {
    private let thread: pthread_t

    /// Starts a thread, under a name that tools such as `ps` show. The corresponding C function is `pthread_create`.
    /// The stack has the default size unless given.
    package init(named name: String, stack: Int? = nil, _ body: @escaping @Sendable () -> Void) throws(Errno) {
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        if let stack {
            let error = pthread_attr_setstacksize(&attributes, stack)
            guard error == 0 else { throw Errno(error) }
        }
        let work = Unmanaged.passRetained(Work(name: name, body: body))
        let error = pthread_create(
            &thread, &attributes,
            { work in
                if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        guard error == 0 else {
            work.release()
            throw Errno(error)
        }
        self.thread = thread
    }

    package var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

    /// Waits for the thread to end.
    package func join() {
        pthread_join(thread, nil)
    }

    /// Lets the thread end by itself.
    package func detach() {
        pthread_detach(thread)
    }

    private final class Work: Sendable {
        private let name: String
        private let body: @Sendable () -> Void

        init(name: String, body: @escaping @Sendable () -> Void) {
            self.name = name
            self.body = body
        }

        func run() {
            clinux_name_thread(name)
            body()
        }
    }
}
