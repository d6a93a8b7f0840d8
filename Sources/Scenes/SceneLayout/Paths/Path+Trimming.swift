import GroupSystem
import WidgetArchive

extension Path {
    /// The part of a line between two fractions of its length.
    package func trimmed(from: Double, to: Double) -> Path {
        let (from, to) = (Swift.min(Swift.max(from, 0), 1), Swift.min(Swift.max(to, 0), 1))
        guard from < to else { return [] }
        guard from > 0 || to < 1 else { return self }
        let curves = self.curves
        let total = curves.reduce(0) { $0 + $1.length }
        guard total.isFinite else { return [] }
        let (start, end) = (from * total, to * total)
        var trimmed: Path = []
        var passed = 0.0
        var pen: Point?
        for curve in curves {
            let span = passed...(passed + curve.length)
            passed = span.upperBound
            guard curve.length > 0, span.upperBound > start, span.lowerBound < end else { continue }
            let piece = curve.part(
                from: curve.place(at: Swift.max(0, start - span.lowerBound)),
                to: curve.place(at: Swift.min(curve.length, end - span.lowerBound)))
            if pen != piece.start { trimmed.append(.move(piece.start)) }
            trimmed.append(.cubic(piece.end, control1: piece.control1, control2: piece.control2))
            pen = piece.end
        }
        return trimmed
    }

    /// All of its lines and curves, as cubic curves.
    private var curves: [MeasuredCurve] {
        segments.compactMap { segment in
            switch segment {
            case .move: nil
            case .line(let start, let end), .close(let start, let end): MeasuredCurve(Curve(from: start, to: end))
            case .curve(let curve): MeasuredCurve(curve)
            }
        }
    }
}

/// A curve with its length.
private struct MeasuredCurve {
    let curve: Curve
    /// The lengths up to points at equal steps of the parameter.
    private let lengths: [Double]

    init(_ curve: Curve) {
        self.curve = curve
        var (last, sum) = (curve.start, 0.0)
        lengths =
            [0]
            + curve.points(32).map { point in
                sum += hypot(point.x - last.x, point.y - last.y)
                last = point
                return sum
            }
    }

    var length: Double { lengths.last ?? 0 }

    /// The parameter at which the curve has reached a length.
    func place(at length: Double) -> Double {
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return length > 0 ? 1 : 0 }
        let (low, high) = (lengths[next - 1], lengths[next])
        return (Double(next - 1) + (high > low ? (length - low) / (high - low) : 0)) / 32
    }

    func part(from: Double, to: Double) -> Curve {
        let tail = from > 0 ? curve.split(at: from).1 : curve
        return to < 1 ? tail.split(at: (to - from) / (1 - from)).0 : tail
    }
}
