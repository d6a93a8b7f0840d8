import CLinux
import Glibc

/// A process that this one started. Until it is waited for, its id is not reused, nor is that of its group or
/// session.
package struct ChildProcess: Hashable, Sendable {
    package let id: Int32

    /// Whether it has ended, even if someone else in this process has waited for it.
    package var hasEnded: Bool { clinux_has_ended(id) != 0 }

    /// A descriptor that becomes readable when it has ended. The corresponding system call is `pidfd_open`.
    package func endDescriptor() throws(Errno) -> FileDescriptor {
        FileDescriptor(owning: try systemCall { clinux_watch_process(id) })
    }

    /// The descriptor of a child that leads its group. If none is free, the group is killed: nobody could follow it.
    package func endDescriptorOrKill() throws(Errno) -> FileDescriptor {
        do {
            return try endDescriptor()
        } catch {
            sendToGroup(.kill)
            leave()
            throw error
        }
    }

    /// Waits for its end until a deadline, and returns whether it ended. Someone else may have waited for it.
    package func ends(by deadline: MonotonicTime) -> Bool {
        guard let end = try? endDescriptor() else { return true }
        repeat {
            if Readiness.wait(for: [Interest(end.rawValue)], until: deadline)[0] { return true }
        } while MonotonicTime.now < deadline
        return false
    }

    /// Waits until it has ended. The corresponding C function is `waitpid`.
    package func wait() throws(Errno) -> ExitStatus {
        var status: Int32 = 0
        _ = try systemCall { waitpid(id, &status, 0) }
        return ExitStatus(waitStatus: status)
    }

    /// Lets it go on unwatched. A thread waits for its end: an ended child stays until someone does.
    package func leave() {
        try? SystemThread(named: "child's end") { _ = try? wait() }.detach()
    }

    package func send(_ signal: Signal) {
        try? signal.send(to: id)
    }

    package func sendToGroup(_ signal: Signal) {
        try? signal.send(to: -id)
    }

    /// Kills it and its descendants; those that started their own session only if they bear the mark.
    package func killSession(markedBy mark: ProcessMark? = nil) {
        ProcessSession(id: id, mark: mark).kill()
    }
}
