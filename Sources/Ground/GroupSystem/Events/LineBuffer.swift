/// Buffers incoming bytes and splits them into lines.
package struct LineBuffer {
    private var bytes: [UInt8] = []
    /// The start of the next line; everything before it has been taken.
    private var start = 0
    /// The end of the bytes that are known to hold no line end.
    private var searched = 0

    package init() {}

    /// The number of bytes not yet taken.
    package var count: Int { bytes.count - start }
    /// Whether the buffer is known to hold no complete line.
    package var isSearched: Bool { searched == bytes.count }

    package mutating func append(_ more: [UInt8]) {
        // Compact only here, so that many lines move at once rather than one by one.
        bytes.removeFirst(start)
        searched -= start
        start = 0
        bytes += more
    }

    /// Takes the next line, without its terminator; nil if it is incomplete.
    package mutating func nextLine() -> ArraySlice<UInt8>? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        defer { (start, searched) = (end + 1, end + 1) }
        return bytes[start..<end]
    }

    /// Takes the next bytes, regardless of lines.
    package mutating func take(_ count: Int) -> [UInt8] {
        let end = min(start + count, bytes.count)
        defer { (start, searched) = (end, end) }
        return Array(bytes[start..<end])
    }
}
