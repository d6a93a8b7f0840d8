/// Bytes as they come, and the lines in them once they are whole.
struct LineBuffer {
    private var bytes: [UInt8] = []
    /// Up to where there is no end of a line.
    private var searched = 0

    var count: Int { bytes.count }

    mutating func append(_ more: [UInt8]) {
        bytes += more
    }

    /// The next line, without its end; nil if it is not whole yet.
    mutating func nextLine() -> ArraySlice<UInt8>? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        let line = bytes[..<end]
        bytes = Array(bytes[(end + 1)...])
        searched = 0
        return line
    }
}
