import CLinux
import Glibc

/// A process that this one started. Until it is waited for, its number is no other's, nor that of its group or session.
package struct ChildProcess: Hashable, Sendable {
    package let id: Int32

    /// Whether it has ended, and is still to be waited for. Also if someone else in this process has done that.
    package var hasEnded: Bool { clinux_has_ended(id) != 0 }

    /// A descriptor that becomes readable when it has ended. The corresponding system call is `pidfd_open`.
    package func endDescriptor() throws(Errno) -> FileDescriptor {
        FileDescriptor(owning: try systemCall { clinux_watch_process(id) })
    }

    /// Waits for its end until a deadline, and returns whether it came. It may also be that someone else has met it.
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

    package func send(_ signal: Signal) {
        try? signal.send(to: id)
    }

    /// Sends a signal to all in its process group.
    package func sendToGroup(_ signal: Signal) {
        try? signal.send(to: -id)
    }

    /// Kills it and all that it has started; what has begun a session of its own only if it bears the mark.
    package func killSession(markedBy mark: ProcessMark? = nil) {
        ProcessSession(id: id, mark: mark).kill()
    }
}
