internal import GroupSystem

/// Bytes that are still to be sent: buffers that others have too, none of which is copied.
struct HTTPOutput {
    private var buffers: [[UInt8]] = []
    /// How many bytes of the first buffer have been sent.
    private var sent = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func add(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        buffers.append(bytes)
        count += bytes.count
    }

    /// Sends as much as the viewer takes now. Returns false if it is gone.
    mutating func send(to socket: borrowing FileDescriptor) -> Bool {
        var place = 0
        defer { buffers.removeFirst(place) }
        while place < buffers.count {
            let moreFollows = place + 1 < buffers.count
            do throws(Errno) {
                let written = try buffers[place].withUnsafeBufferPointer { (bytes) throws(Errno) in
                    let rest = UnsafeBufferPointer(rebasing: bytes[sent...])
                    return try socket.send(UnsafeRawBufferPointer(rest), moreFollows: moreFollows)
                }
                sent += written
                count -= written
            } catch { return error == .wouldBlock }
            if sent == buffers[place].count { (place, sent) = (place + 1, 0) }
        }
        return true
    }
}
