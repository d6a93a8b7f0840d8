import WidgetArchive

/// The colours of an angular gradient, once around: what lies beyond its ends has the colour of the nearer one.
struct Wheel {
    private let stops: [Ink.Stop]
    private let from: Double
    private let to: Double

    /// Angles in degrees, clockwise from three o'clock.
    init(_ stops: [Ink.Stop], from: Double, to: Double) {
        self.stops = stops
        self.from = from
        self.to = max(from, to)
    }

    /// Where it begins; of what goes around more than once, the last turn is seen.
    var start: Double { max(from, to - 360) }

    /// A stretch of one colour, up to where the next one begins.
    struct Piece {
        var start: Double
        var shade: Shade
    }

    /// So many that one cannot be told from the next, at so far from the middle.
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
        // The eye tells no fewer than three of 256 steps, and no arcs of less than a point.
        let arc = (end - begin) * .pi / 180 * radius
        let count = max(1, min(before.shade.distance(to: after.shade) / 3, arc).rounded(.up))
        return (0..<Int(min(count, 360))).compactMap { index in
            let (low, high) = (Double(index) / min(count, 360), Double(index + 1) / min(count, 360))
            let place = begin + (end - begin) * low
            guard begin + (end - begin) * high > start else { return nil }
            return Piece(start: max(start, place), shade: before.shade.mixed(after.shade, (low + high) / 2))
        }
    }

    private func place(_ location: Double) -> Double { from + (to - from) * min(max(location, 0), 1) }
}

extension Shade {
    /// The largest difference of a part, in steps of 256.
    fileprivate func distance(to other: Shade) -> Double {
        let parts = [red - other.red, green - other.green, blue - other.blue, opacity - other.opacity]
        return parts.reduce(0) { max($0, abs($1)) } * 255
    }

    fileprivate func mixed(_ other: Shade, _ part: Double) -> Shade {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return Shade(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity))
    }
}
