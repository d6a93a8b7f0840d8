import Foundation
import Testing

/// Wayland's messages themselves, as far as input devices need them.
final class WaylandConnection {
    private let socket: Int32
    private var lastObject: UInt32 = 1
    private var received: [UInt8] = []
    private let registry: UInt32
    private var globals: [String: UInt32] = [:]

    enum Word {
        case number(UInt32)
        case text(String)
    }

    init(_ environment: [String: String]) throws {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        registry = 2
        lastObject = registry
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = "\(environment["XDG_RUNTIME_DIR"] ?? "")/\(environment["WAYLAND_DISPLAY"] ?? "")"
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
        }
        try #require(code == 0, "\(path)")
        send(to: 1, 1, [.number(registry)])
        try roundTrip()
    }

    deinit { close(socket) }

    func newObject() -> UInt32 {
        lastObject += 1
        return lastObject
    }

    /// The compositor's object of an interface.
    func bind(_ interface: String) throws -> UInt32 {
        let object = newObject()
        send(
            to: registry, 0, [.number(try #require(globals[interface])), .text(interface), .number(1), .number(object)])
        return object
    }

    /// Sends a request, with a descriptor if there is one.
    func send(to object: UInt32, _ opcode: UInt32, _ words: [Word], passing descriptor: Int32? = nil) {
        var content: [UInt8] = []
        for word in words {
            switch word {
            case .number(let number): content += WaylandConnection.bytes(number)
            case .text(let text):
                let bytes = Array(text.utf8) + [0]
                content += WaylandConnection.bytes(UInt32(bytes.count)) + bytes
                content += [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
            }
        }
        let head = WaylandConnection.bytes(object) + WaylandConnection.bytes(UInt32(content.count + 8) << 16 | opcode)
        var message = head + content
        // The header of a control message, and the descriptor.
        var control: [UInt8] = []
        if let descriptor {
            control = withUnsafeBytes(of: (UInt64(20), SOL_SOCKET, Int32(SCM_RIGHTS), descriptor, Int32(0))) {
                Array($0)
            }
        }
        message.withUnsafeMutableBytes { bytes in
            control.withUnsafeMutableBytes { control in
                var piece = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                withUnsafeMutablePointer(to: &piece) { piece in
                    var header = msghdr()
                    (header.msg_iov, header.msg_iovlen) = (piece, 1)
                    if !control.isEmpty {
                        (header.msg_control, header.msg_controllen) = (control.baseAddress, control.count)
                    }
                    _ = sendmsg(socket, &header, Int32(MSG_NOSIGNAL))
                }
            }
        }
    }

    /// Waits until the compositor has done all that it was told.
    func roundTrip() throws {
        let callback = newObject()
        send(to: 1, 0, [.number(callback)])
        while true {
            while received.count >= 8, case let head = WaylandConnection.number(received, at: 4),
                received.count >= Int(head >> 16)
            {
                let sender = WaylandConnection.number(received, at: 0)
                let content = Array(received[8..<Int(head >> 16)])
                received.removeFirst(Int(head >> 16))
                if sender == callback { return }
                try #require(sender != 1 || head & 0xFFFF != 0, "\(String(decoding: content, as: UTF8.self))")
                if sender == registry, head & 0xFFFF == 0 { note(content) }
            }
            var piece = [UInt8](repeating: 0, count: 4_096)
            let count = recv(socket, &piece, piece.count, 0)
            try #require(count > 0, "the compositor is gone")
            received += piece.prefix(count)
        }
    }

    private func note(_ global: [UInt8]) {
        let length = Int(WaylandConnection.number(global, at: 4))
        let interface = String(decoding: global[8..<8 + length - 1], as: UTF8.self)
        globals[interface] = WaylandConnection.number(global, at: 0)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }

    private static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
    }
}
