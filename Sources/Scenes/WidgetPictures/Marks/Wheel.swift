package import WidgetArchive

/// The colours of an angular gradient over a full circle; beyond its ends, the nearer end's colour continues.
package struct Wheel {
    private let stops: [Ink.Stop]
    private let from: Double
    private let to: Double

    /// Angles in degrees, clockwise from three o'clock, the end after the beginning.
    package init(_ stops: [Ink.Stop], from: Double, to: Double) {
        self.stops = stops
        self.from = from
        self.to = to
    }

    /// The start angle; of a gradient that goes around more than once, the last turn is seen.
    var start: Double { max(from, to - 360) }

    /// An arc in which one colour blends into another.
    package struct Arc {
        package var start: Double
        package var end: Double
        package var first: Shade
        package var last: Shade
    }

    /// The full circle, in arcs so short that they are nearly straight.
    package var arcs: [Arc] {
        guard let first = stops.first?.shade, let last = stops.last?.shade else { return [] }
        let half = (to + from + 360) / 2
        let ramp = arcs(from: start, to: to, shade)
        return to - from >= 360
            ? ramp : ramp + arcs(from: to, to: half) { _ in last } + arcs(from: half, to: from + 360) { _ in first }
    }

    private func arcs(from start: Double, to end: Double, _ shade: (Double) -> Shade) -> [Arc] {
        let count = 180
        func place(_ number: Int) -> Double { start + (end - start) * Double(number) / Double(count) }
        return (0..<count).map { number in
            let (begin, end) = (place(number), place(number + 1))
            return Arc(start: begin, end: end, first: shade(begin), last: shade(end))
        }
    }

    /// The colour at an angle between its ends.
    private func shade(_ degrees: Double) -> Shade {
        let place = to > from ? (degrees - from) / (to - from) : 0
        guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].shade }
        guard next > 0 else { return stops[0].shade }
        let (before, after) = (stops[next - 1], stops[next])
        let span = after.location - before.location
        return before.shade.mixed(with: after.shade, span > 0 ? (place - before.location) / span : 1)
    }

    /// A sector of one colour, up to the start of the next one.
    struct Piece {
        var start: Double
        var shade: Shade
    }

    /// Enough sectors that neighbours look alike at a distance from the centre.
    func pieces(radius: Double) -> [Piece] {
        guard let first = stops.first, let last = stops.last else { return [Piece(start: start, shade: .clear)] }
        var pieces = [Piece(start: start, shade: first.shade)]
        for (before, after) in zip(stops, stops.dropFirst()) { pieces += self.pieces(before, after, radius: radius) }
        let begin = max(start, place(last.location))
        if begin < start + 360 { pieces.append(Piece(start: begin, shade: last.shade)) }
        let half = (to + from) / 2 + 180
        if to - from < 360, half < start + 360 { pieces.append(Piece(start: half, shade: first.shade)) }
        return pieces.reduce(into: []) { kept, piece in
            if kept.last?.start == piece.start { kept.removeLast() }
            if kept.last?.shade != piece.shade { kept.append(piece) }
        }
    }

    private func pieces(_ before: Ink.Stop, _ after: Ink.Stop, radius: Double) -> [Piece] {
        let (begin, end) = (place(before.location), place(after.location))
        guard end > start, end > begin else { return [] }
        // Differences under three of 256 steps, and arcs shorter than a point, are invisible.
        let arc = (end - begin) * .pi / 180 * radius
        let count = max(1, min(before.shade.distance(to: after.shade) / 3, arc).rounded(.up))
        return (0..<Int(min(count, 360))).compactMap { index in
            let (low, high) = (Double(index) / min(count, 360), Double(index + 1) / min(count, 360))
            let place = begin + (end - begin) * low
            guard begin + (end - begin) * high > start else { return nil }
            return Piece(start: max(start, place), shade: before.shade.mixed(with: after.shade, (low + high) / 2))
        }
    }

    private func place(_ location: Double) -> Double { from + (to - from) * min(max(location, 0), 1) }
}

extension Shade {
    package static let clear = Shade(red: 0, green: 0, blue: 0, opacity: 0)

    /// The largest difference of a channel, in steps of 256.
    fileprivate func distance(to other: Shade) -> Double {
        let parts = [red - other.red, green - other.green, blue - other.blue, opacity - other.opacity]
        return parts.reduce(0) { max($0, abs($1)) } * 255
    }
}
