import Glibc

/// Reading and writing.
extension FileDescriptor {
    /// Reads once. The corresponding C function is `read`.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        try FileDescriptor.read(rawValue, into: buffer)
    }

    /// Reads up to 64 KiB without waiting: empty at the end, nil if nothing is available yet.
    package func readWhatIsThere() -> [UInt8]? {
        try? FileDescriptor.readSome(rawValue)
    }

    /// Reads from where it is to the end, or to an error.
    package func readToEnd() -> [UInt8] {
        var bytes: [UInt8] = []
        while let more = readWhatIsThere(), !more.isEmpty { bytes += more }
        return bytes
    }

    /// Reads until the buffer is full or the file ends. The corresponding C function is `pread`.
    package static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(Errno) -> Int {
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = try systemCall { pread(descriptor, rest.baseAddress, rest.count, offset + filled) }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    /// Reads at an offset, and returns the number of bytes read. The corresponding C function is `pread`.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int {
        try systemCall { pread(rawValue, buffer.baseAddress, buffer.count, offset) }
    }

    /// Writes at an offset. The corresponding C function is `pwrite`.
    package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(Errno) -> Int {
        try systemCall { pwrite(rawValue, bytes.baseAddress, bytes.count, offset) }
    }

    package func writeAll(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
        try FileDescriptor.writeAll(bytes, to: rawValue)
    }

    package func writeAll(_ bytes: [UInt8]) throws(Errno) {
        try FileDescriptor.writeAll(bytes, to: rawValue)
    }

    /// Sends as much as fits, and returns the number of bytes sent. If more follows, the kernel may wait for it to fill
    /// a packet. The corresponding C function is `send`.
    package func send(_ bytes: UnsafeRawBufferPointer, moreFollows: Bool = false) throws(Errno) -> Int {
        let flags = Int32(MSG_NOSIGNAL) | (moreFollows ? Int32(MSG_MORE) : 0)
        return try systemCall { Glibc.send(rawValue, bytes.baseAddress, bytes.count, flags) }
    }

    /// Ends a connection in both directions. The corresponding C function is `shutdown`.
    package func shutDown() {
        shutdown(rawValue, Int32(SHUT_RDWR))
    }
}

// MARK: Descriptors owned by others, such as the standard streams

extension FileDescriptor {
    package static var standardInput: Int32 { STDIN_FILENO }
    package static var standardOutput: Int32 { STDOUT_FILENO }
    package static var standardError: Int32 { STDERR_FILENO }

    /// Reads once. The corresponding C function is `read`.
    package static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        try systemCall { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// Reads up to 64 KiB in one call; empty at the end.
    package static func readSome(_ descriptor: Int32) throws(Errno) -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: 1 << 16) { (buffer, count) throws(Errno) in
            count = try read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// Writes as much as fits, and returns the number of bytes written. The corresponding C function is `write`.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(Errno) -> Int {
        try systemCall { Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
    }

    package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(Errno) {
        var rest = bytes
        while !rest.isEmpty {
            rest = UnsafeRawBufferPointer(rebasing: rest[try write(rest, to: descriptor)...])
        }
    }

    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Errno) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(Errno) in
            try writeAll(UnsafeRawBufferPointer(bytes), to: descriptor)
        }
    }

    /// Closes a descriptor in the programs that this process starts.
    package static func closeInChildren(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Makes a descriptor non-blocking: calls that would wait fail with `wouldBlock`.
    package static func neverBlock(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
}
