import Foundation
import GroupStore

/// The URLs that the host opens, which in a test come here rather than go to a browser.
final class OpenedURLs: Sendable {
    let descriptor: Int32
    private let path: String

    /// Makes the pipe that the opener writes to.
    init(at path: String) throws {
        self.path = path
        if mkfifo(path, 0o600) != 0, errno != EEXIST {
            throw TestFailure("\(path) cannot be made: \(String(cString: strerror(errno)))")
        }
        // Also open for writing, so that reading never reaches the end.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw TestFailure("\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// The command with which the host opens URLs.
    var opener: Value {
        let script = "printf '%s\\n' \"$2\" > \"$1\""
        return .array(["/bin/sh", "-c", script, "sh", path].map { .string($0) })
    }

    /// Takes the URLs that arrived since the last call. Each is written in one piece.
    func take() -> [String] {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
            count = max(0, read(descriptor, space.baseAddress, space.count))
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
