/// Bytes as they come, and the lines in them once they are whole.
package struct LineBuffer {
    private var bytes: [UInt8] = []
    /// Where the next line begins: what is before it was taken.
    private var start = 0
    /// Up to where there is no end of a line.
    private var searched = 0

    package init() {}

    /// How many bytes have not been taken.
    package var count: Int { bytes.count - start }
    /// Whether there is certainly no whole line.
    package var isSearched: Bool { searched == bytes.count }

    package mutating func append(_ more: [UInt8]) {
        // Only here, so that many lines are moved once and not each on its own.
        bytes.removeFirst(start)
        searched -= start
        start = 0
        bytes += more
    }

    /// The next line, without its end; nil if it is not whole yet.
    package mutating func nextLine() -> ArraySlice<UInt8>? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        defer { (start, searched) = (end + 1, end + 1) }
        return bytes[start..<end]
    }

    /// The next bytes, whatever they are.
    package mutating func take(_ count: Int) -> [UInt8] {
        let end = min(start + count, bytes.count)
        defer { (start, searched) = (end, end) }
        return Array(bytes[start..<end])
    }
}
