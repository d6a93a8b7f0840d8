/// Reads a table that is compiled in, row by row and word by word.
package struct TableReader {
    private var next: UnsafePointer<CChar>

    /// Starts at the row that names the columns.
    package init(_ table: UnsafePointer<CChar>) {
        next = table
    }

    /// Goes on to the next row; false after the last.
    package mutating func nextRow() -> Bool {
        skip(while: { $0 != newline })
        if next.pointee == newline { next += 1 }
        return next.pointee != 0
    }

    /// The next word of the row; empty if there is none.
    package mutating func word() -> String {
        let start = next
        skip(while: { $0 != tab && $0 != newline })
        let bytes = UnsafeRawBufferPointer(start: start, count: next - start)
        if next.pointee == tab { next += 1 }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func skip(while isWithin: (CChar) -> Bool) {
        while next.pointee != 0, isWithin(next.pointee) { next += 1 }
    }
}

private let tab = CChar(UInt8(ascii: "\t"))
private let newline = CChar(UInt8(ascii: "\n"))
