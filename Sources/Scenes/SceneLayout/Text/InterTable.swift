import CTables

/// The advance widths of Inter, by weight: facts about a font, not the font.
struct InterTable {
    static let shared = InterTable()

    /// The widths of one character: thin, regular and black in the cut for text, and then in the cut for titles.
    typealias Widths = InlineArray<6, UInt16>

    private(set) var unitsPerEm = 0.0
    /// Those of a digit where all digits are equally wide.
    private(set) var evenDigit = Widths(repeating: 0)
    /// The code points that the widths belong to, in order.
    private var ranges: [ClosedRange<UInt32>] = []
    private var widths: [Widths] = []

    private init() {
        var table = TableReader(inter_widths())
        while table.nextRow() {
            let name = table.word()
            let widths = Widths { _ in UInt16(table.word()) ?? 0 }
            switch name {
            case "em": unitsPerEm = Double(widths[0])
            case "digit": evenDigit = widths
            default: append(UInt32(name, radix: 16) ?? 0, widths)
            }
        }
    }

    private mutating func append(_ code: UInt32, _ widths: Widths) {
        if let last = ranges.last, last.upperBound + 1 == code {
            ranges[ranges.count - 1] = last.lowerBound...code
        } else {
            ranges.append(code...code)
        }
        self.widths.append(widths)
    }

    /// A character's widths; nil if it is not in the table.
    func widths(of scalar: Unicode.Scalar) -> Widths? {
        var first = 0
        for range in ranges {
            if range.contains(scalar.value) { return widths[first + Int(scalar.value - range.lowerBound)] }
            first += range.count
        }
        return nil
    }
}
