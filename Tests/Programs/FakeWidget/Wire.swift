import FoundationEssentials
import Glibc

/// The socket that the host gave.
final class Wire {
    let number: Int32
    private var received: [UInt8] = []

    init(_ number: Int32) {
        self.number = number
    }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            if count <= 0 { exit(0) }
            rest = rest.dropFirst(count)
        }
    }

    /// Nil when the host has let go.
    func nextLine() -> Data? {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeFirst(end + 1) }
                return Data(received[..<end])
            }
            let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
                count = max(0, read(number, space.baseAddress, space.count))
            }
            if bytes.isEmpty { return nil }
            received += bytes
        }
    }
}
