import CTables

/// The advance widths of Inter, by weight: facts about a font, not the font.
struct InterTable {
    static let shared = InterTable()

    private(set) var unitsPerEm = 0.0
    /// The width of a digit where all digits are equally wide, from thin to black.
    private(set) var evenDigit: [Double] = []
    /// The code points that the widths belong to, in order.
    private var ranges: [ClosedRange<UInt32>] = []
    private(set) var thin: [UInt16] = []
    private(set) var regular: [UInt16] = []
    private(set) var black: [UInt16] = []

    private init() {
        var table = TableReader(inter_widths())
        while table.nextRow() {
            let name = table.word()
            let widths = (0..<3).map { _ in UInt16(table.word()) ?? 0 }
            switch name {
            case "em": unitsPerEm = Double(widths[0])
            case "digit": evenDigit = widths.map(Double.init)
            default: append(UInt32(name, radix: 16) ?? 0, widths)
            }
        }
    }

    private mutating func append(_ code: UInt32, _ widths: [UInt16]) {
        if let last = ranges.last, last.upperBound + 1 == code {
            ranges[ranges.count - 1] = last.lowerBound...code
        } else {
            ranges.append(code...code)
        }
        thin.append(widths[0])
        regular.append(widths[1])
        black.append(widths[2])
    }

    /// The position of a character's widths; nil if it is not in the table.
    func place(of scalar: Unicode.Scalar) -> Int? {
        var first = 0
        for range in ranges {
            if range.contains(scalar.value) { return first + Int(scalar.value - range.lowerBound) }
            first += range.count
        }
        return nil
    }
}
