import GroupStore
import GroupSystem
import Synchronization

/// Buffered output of the program.
package final class Output: Sendable {
    package static let standard = Output()
    /// Whether the standard output is a terminal.
    static let isTerminal = TerminalDevice.isBehind(FileDescriptor.standardOutput)

    private let pending = Mutex<[UInt8]>([])

    package func print(_ line: String) {
        write(line + "\n")
    }

    package func write(_ text: String) {
        pending.withLock { $0.append(contentsOf: text.utf8) }
    }

    package func write(_ bytes: [UInt8]) {
        pending.withLock { $0.append(contentsOf: bytes) }
    }

    /// Flushes the buffer. A closed pipe is no error: its reader has read enough.
    package func flush() throws(Failure) {
        let bytes = pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
        do throws(Errno) {
            try FileDescriptor.writeAll(bytes, to: FileDescriptor.standardOutput)
        } catch {
            if error == .brokenPipe { CurrentProcess.exit(0) }
            throw .store("the output cannot be written: \(error)")
        }
    }
}
