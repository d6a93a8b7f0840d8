import SceneLayout
import WidgetArchive

extension SVGWriter {
    /// The shortest form with at most `places` decimals.
    mutating func number(_ value: Double, places: Int = 3) {
        append(decimal: SVGWriter.decimal(value, places), of: SVGWriter.powers[places])
    }

    /// Separated; a minus sign separates by itself.
    mutating func numbers(_ values: [Double], places: Int = 3) {
        for (index, value) in values.enumerated() {
            let decimal = SVGWriter.decimal(value, places)
            if index > 0, decimal >= 0 { append(" ") }
            append(decimal: decimal, of: SVGWriter.powers[places])
        }
    }

    /// The number in units of the last decimal.
    private static func decimal(_ value: Double, _ places: Int) -> Int {
        // No widget is so large, and NaN must not break the document.
        let bounded = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
        return Int((bounded * Double(powers[places])).rounded())
    }

    private mutating func append(decimal: Int, of unit: Int) {
        if decimal < 0 { append("-") }
        let (whole, part) = Int(decimal.magnitude).quotientAndRemainder(dividingBy: unit)
        if whole > 0 || part == 0 { append(digits: whole) }
        if part > 0 { append(part: part, of: unit) }
    }

    private mutating func append(digits number: Int) {
        if number >= 10 { append(digits: number / 10) }
        append(digit: number % 10)
    }

    private mutating func append(digit: Int) { append(contentsOf: CollectionOfOne(UInt8(ascii: "0") + UInt8(digit))) }

    private mutating func append(part: Int, of unit: Int) {
        append(".")
        var (rest, place) = (part, unit / 10)
        while rest > 0 {
            append(digit: rest / place)
            (rest, place) = (rest % place, place / 10)
        }
    }

    private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}

// Lines and curves.
extension SVGWriter {
    mutating func path(_ path: Path) {
        // A path without a start begins at its first point.
        var hasPen = false
        for step in path {
            let points = step.points
            if !hasPen, let first = points.first { command("M", [first]) }
            switch step {
            case .move where hasPen: command("M", points)
            case .move: break
            case .line: command("L", points)
            case .quadratic: command("Q", points)
            case .cubic: command("C", points)
            case .close where hasPen: append("Z")
            case .close: break
            }
            hasPen = hasPen || !points.isEmpty
        }
    }

    mutating func command(_ letter: StaticString, _ points: [Point]) {
        append(letter)
        numbers(points.flatMap { [$0.x, $0.y] })
    }
}
