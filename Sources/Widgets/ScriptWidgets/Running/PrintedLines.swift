/// The whole lines at the beginning of a growing output, each of which is looked at once.
struct PrintedLines {
    private static let limit = 1 << 16
    /// Where the line begins that is not whole yet.
    private var end = 0
    private var hasRule = false
    private var hasMark = false

    /// Looks at the lines that have become whole.
    mutating func advance(in output: [UInt8]) {
        while let next = output.prefix(PrintedLines.limit)[end...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = output[end..<next]
            hasRule = hasRule || line.elementsEqual("---".utf8)
            hasMark = hasMark || line.elementsEqual("~~~".utf8)
            end = next + 1
        }
    }

    var isEmpty: Bool { end == 0 }

    /// Whether more of a menu may follow: one may take its time between its lines, and those that are followed by others
    /// end in `~~~`.
    var isPartOfMenu: Bool { hasRule && !hasMark }
}
