import GroupSystem
import SceneLayout
import WidgetArchive

/// The commands of an SVG path.
struct PathData {
    /// Nil if the data is not a valid path.
    private(set) var steps: Path?

    private var bytes: ArraySlice<UInt8>
    private var pen = Point.zero
    private var start = Point.zero
    /// Where a smooth curve's first control point is mirrored.
    private var control: Point?

    init(_ data: String) {
        bytes = Array(data.utf8)[...]
        var path: Path = []
        var command = UInt8(ascii: "M")
        skip()
        while let next = bytes.first {
            if PathData.isLetter(next) {
                command = next
                bytes = bytes.dropFirst()
            }
            guard run(command, &path) else { return }
            skip()
            // Only a command can follow an end; further pairs after a move are lines.
            if command | 0x20 == UInt8(ascii: "z"), let next = bytes.first, !PathData.isLetter(next) { return }
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
        steps = path
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private mutating func run(_ command: UInt8, _ path: inout Path) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let base = isRelative ? pen : .zero
        var mirrored: Point?
        defer { control = mirrored }
        switch command | 0x20 {
        case UInt8(ascii: "z"):
            path.append(.close)
            pen = start
        case UInt8(ascii: "m"):
            guard let point = point(base) else { return false }
            path.append(.move(point))
            (pen, start) = (point, point)
        case UInt8(ascii: "l"):
            guard let point = point(base) else { return false }
            line(to: point, &path)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: Point(x: base.x + x, y: pen.y), &path)
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: Point(x: pen.x, y: base.y + y), &path)
        case UInt8(ascii: "c"):
            guard let first = point(base), let second = point(base), let end = point(base) else { return false }
            path.append(.cubic(end, control1: first, control2: second))
            (pen, mirrored) = (end, Point(x: 2 * end.x - second.x, y: 2 * end.y - second.y))
        case UInt8(ascii: "s"):
            guard let second = point(base), let end = point(base) else { return false }
            path.append(.cubic(end, control1: control ?? pen, control2: second))
            (pen, mirrored) = (end, Point(x: 2 * end.x - second.x, y: 2 * end.y - second.y))
        case UInt8(ascii: "q"):
            guard let middle = point(base), let end = point(base) else { return false }
            path.append(.quadratic(end, control: middle))
            pen = end
        case UInt8(ascii: "a"):
            guard let x = number(), let y = number(), let turn = number(), let isLarge = flag(), let sweeps = flag(),
                let end = point(base)
            else { return false }
            path += arc(to: end, x.magnitude, y.magnitude, turn, isLarge: isLarge, sweeps: sweeps)
            pen = end
        default: return false
        }
        return true
    }

    private mutating func line(to point: Point, _ path: inout Path) {
        path.append(.line(point))
        pen = point
    }

    /// By the formulas of SVG's appendix on elliptical arcs.
    private func arc(to end: Point, _ rx: Double, _ ry: Double, _ turn: Double, isLarge: Bool, sweeps: Bool) -> Path {
        guard rx > 0, ry > 0, pen != end else { return [.line(end)] }
        let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
        let (dx, dy) = ((pen.x - end.x) / 2, (pen.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        let grown = excess > 1 ? excess.squareRoot() : 1
        let (a, b) = (rx * grown, ry * grown)
        let numerator = max(0, a * a * b * b - a * a * y * y - b * b * x * x)
        let factor = (numerator / (a * a * y * y + b * b * x * x)).squareRoot() * (isLarge == sweeps ? -1 : 1)
        let (centerX, centerY) = (factor * a * y / b, -factor * b * x / a)
        func degrees(_ x: Double, _ y: Double) -> Double { atan2(y / b, x / a) * 180 / .pi }
        let from = degrees(x - centerX, y - centerY)
        var span = degrees(-x - centerX, -y - centerY) - from
        if sweeps, span < 0 { span += 360 }
        if !sweeps, span > 0 { span -= 360 }
        let middle = Point(
            x: cosine * centerX - sine * centerY + (pen.x + end.x) / 2,
            y: sine * centerX + cosine * centerY + (pen.y + end.y) / 2)
        let arc = Path(arc: .zero, a, b, from: from, to: from + span)
        return arc.dropFirst().map {
            $0.mapped { point in
                Point(
                    x: middle.x + cosine * point.x - sine * point.y, y: middle.y + sine * point.x + cosine * point.y)
            }
        }
    }

    // MARK: Numbers

    private mutating func skip() {
        bytes = bytes.drop { [0x20, 0x2C, 0x0A, 0x0D, 0x09].contains($0) }
    }

    private mutating func point(_ base: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: base.x + x, y: base.y + y)
    }

    /// A flag may touch what follows.
    private mutating func flag() -> Bool? {
        skip()
        guard let digit = bytes.popFirst(), digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { return nil }
        return digit == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        skip()
        var end = bytes.startIndex
        var (hasDot, hasExponent) = (false, false)
        while end < bytes.endIndex {
            let byte = bytes[end]
            let isFirst = end == bytes.startIndex || bytes[end - 1] | 0x20 == UInt8(ascii: "e")
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"): if !isFirst { return take(end) }
            case UInt8(ascii: "."):
                if hasDot || hasExponent { return take(end) }
                hasDot = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if hasExponent { return take(end) }
                hasExponent = true
            default: return take(end)
            }
            end += 1
        }
        return take(end)
    }

    private mutating func take(_ end: Int) -> Double? {
        defer { bytes = bytes[end...] }
        guard let number = Double(String(decoding: bytes[..<end], as: UTF8.self)), number.magnitude < 1e6 else {
            return nil
        }
        return number
    }
}
