import CommandLineKit
import GroupStore
import GroupSystem

/// The standard output, whose reader may be slow or absent: a host must not wait for it.
final class PatientOutput {
    /// Our own descriptor; nil if writing never blocks.
    private let own: FileDescriptor?
    private let descriptor: Int32
    private var pending: [UInt8] = []
    private var linesLeftOut = 0

    /// The maximum that is kept for a reader who may never come.
    private static let limit = 1 << 20

    /// Opens the output. Whether writes to a terminal or a pipe block is a property of the open file, which others may
    /// share, so it is reopened. Writes to a file never block.
    init() {
        let path = "/proc/self/fd/1"
        if (try? FileStatus(of: path, followsLinks: true))?.mayBlock == true,
            let file = try? FileDescriptor(opening: path, .writeOnly | .nonBlocking | .notAsTerminal)
        {
            descriptor = file.rawValue
            own = consume file
        } else {
            descriptor = FileDescriptor.standardOutput
            own = nil
        }
    }

    var isBehind: Bool { !pending.isEmpty }

    /// Room for pending output.
    var interests: [Interest] { isBehind ? [Interest(descriptor, .writing)] : [] }

    /// Writes, now or when there is room. Returns false if the reader is gone.
    func write(_ text: String) -> Bool {
        pending += text.utf8
        return flush()
    }

    /// Writes a line, which is dropped and counted if too many are pending.
    func write(line: String) -> Bool {
        guard pending.count < PatientOutput.limit else {
            linesLeftOut += 1
            return flush()
        }
        return write(line + "\n")
    }

    /// Writes as much pending output as there is room for. Returns false if the reader is gone.
    func flush() -> Bool {
        do throws(Errno) {
            try writePending()
        } catch {
            pending = []
            return false
        }
        if pending.isEmpty, linesLeftOut > 0 {
            let words = "note: \(linesLeftOut) lines were left out, since nobody read them\n"
            linesLeftOut = 0
            return write(words)
        }
        return true
    }

    /// Waits a moment for the reader to take the rest.
    func finish() {
        while flush(), isBehind, Readiness.wait(for: interests, until: .now + .milliseconds(300)).isAny {}
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
