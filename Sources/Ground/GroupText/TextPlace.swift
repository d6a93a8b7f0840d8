/// Where something stands in a text. Both count from 1, in lines and in characters as an editor shows them.
public struct TextPlace: Hashable, Sendable {
    public let line: Int
    public let column: Int

    /// That of a byte; of the end, for one beyond it.
    package init(ofByte offset: Int, in text: some Collection<UInt8>) {
        let newline = UInt8(ascii: "\n")
        var (line, column) = (1, 1)
        for byte in text.prefix(offset) {
            if byte == newline { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
        }
        (self.line, self.column) = (line, column)
    }
}
