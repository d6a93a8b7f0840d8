/// A position in a text: a line and a character in it, both counted from 1, as an editor shows them.
public struct TextPlace: Hashable, Sendable {
    public let line: Int
    public let column: Int

    /// The position of a byte; the end for one beyond it.
    package init(ofByte offset: Int, in text: some Collection<UInt8>) {
        let newline = UInt8(ascii: "\n")
        var (line, column) = (1, 1)
        for byte in text.prefix(offset) {
            if byte == newline { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
        }
        (self.line, self.column) = (line, column)
    }
}
