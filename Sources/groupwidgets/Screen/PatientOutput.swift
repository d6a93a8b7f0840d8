import Commands
import Glibc
import GroupStore

/// The standard output, which may be read slowly, or by nobody: a host must not wait for that.
final class PatientOutput {
    /// Nil where nothing keeps anyone waiting.
    private let own: Int32?
    private var pending: [UInt8] = []
    private var linesLeftOut = 0

    /// More than this is not kept for a reader who may never come.
    private static let limit = 1 << 20

    /// What a terminal or a pipe takes without waiting is decided where it was opened, which others may share: so that it
    /// is opened once more. A file never keeps anyone waiting.
    init() {
        var status = stat()
        let mayWait = fstat(STDOUT_FILENO, &status) == 0 && [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT)
        let descriptor = mayWait ? open("/proc/self/fd/1", O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) : -1
        own = descriptor >= 0 ? descriptor : nil
    }

    deinit {
        if let own { close(own) }
    }

    /// Whether something waits to be read.
    var isBehind: Bool { !pending.isEmpty }

    /// Writes, now or when there is room; false if nobody is there any more.
    func write(_ text: String) -> Bool {
        pending += text.utf8
        return flush()
    }

    /// The same of a line, which is left out where too many wait already, and counted.
    func write(line: String) -> Bool {
        guard pending.count < PatientOutput.limit else {
            linesLeftOut += 1
            return flush()
        }
        return write(line + "\n")
    }

    /// Writes of what waits as much as there is room for; false if nobody is there any more.
    func flush() -> Bool {
        do throws(Errno) {
            if let own {
                try write(to: own)
            } else {
                try File.write(pending, to: STDOUT_FILENO)
                pending = []
            }
        } catch {
            return false
        }
        if pending.isEmpty, linesLeftOut > 0 {
            let words = "note: \(linesLeftOut) lines were left out, since nobody read them\n"
            linesLeftOut = 0
            return write(words)
        }
        return true
    }

    /// Waits a moment for a reader to take the rest.
    func finish() {
        guard let own else { return }
        var request = pollfd(fd: own, events: Int16(POLLOUT), revents: 0)
        while flush(), isBehind, poll(&request, 1, 300) > 0 {}
    }

    private func write(to descriptor: Int32) throws(Errno) {
        var done = 0
        defer { pending.removeFirst(done) }
        while done < pending.count {
            let count = pending.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + done, $0.count - done) }
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                return
            } else if errno != EINTR {
                throw Errno(errno)
            }
        }
    }
}
