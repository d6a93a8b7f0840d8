import Commands
import GroupStore
import GroupSystem

/// The standard output, which may be read slowly, or by nobody: a host must not wait for that.
final class PatientOutput {
    /// Nil where nothing keeps anyone waiting.
    private let own: FileDescriptor?
    private let descriptor: Int32
    private var pending: [UInt8] = []
    private var linesLeftOut = 0

    /// More than this is not kept for a reader who may never come.
    private static let limit = 1 << 20

    /// What a terminal or a pipe takes without waiting is decided where it was opened, which others may share: so that it
    /// is opened once more. A file never keeps anyone waiting.
    init() {
        let path = "/proc/self/fd/1"
        if (try? FileStatus(of: path, followsLinks: true))?.mayBlock == true,
            let file = try? FileDescriptor(opening: path, [.writeOnly, .nonBlocking, .notAsTerminal])
        {
            descriptor = file.rawValue
            own = consume file
        } else {
            descriptor = FileDescriptor.standardOutput
            own = nil
        }
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
            try writePending()
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
        let interest = Interest(descriptor, .writing)
        while flush(), isBehind, Readiness.wait(for: [interest], until: .now + .milliseconds(300)).isAny {}
    }

    private func writePending() throws(Errno) {
        var done = 0
        defer { pending.removeFirst(done) }
        do throws(Errno) {
            while done < pending.count {
                done += try pending[done...].withUnsafeBufferPointer { (bytes) throws(Errno) in
                    try FileDescriptor.write(UnsafeRawBufferPointer(bytes), to: descriptor)
                }
            }
        } catch {
            if error != .wouldBlock { throw error }
        }
    }
}
