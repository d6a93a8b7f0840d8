import Foundation
import GroupStore
import WidgetHost

/// What the host opens, which in a test goes to no browser but to this.
final class OpenedURLs: Sendable {
    let descriptor: Int32
    private let path: String

    /// Makes the pipe through which the opener tells.
    init(at path: String) throws {
        self.path = path
        if mkfifo(path, 0o600) != 0, errno != EEXIST {
            throw TestFailure("\(path) cannot be made: \(String(cString: strerror(errno)))")
        }
        // Open for writing too, so that there is never an end to read.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw TestFailure("\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// The command that the host is to open URLs with.
    var opener: Value {
        let script = "printf '%s\\n' \"$2\" > \"$1\""
        return .array(["/bin/sh", "-c", script, "sh", path].map { .string($0) })
    }

    /// The URLs that have come since this was last asked. Each is written in one piece.
    func take() -> [String] {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
            count = max(0, read(descriptor, space.baseAddress, space.count))
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
