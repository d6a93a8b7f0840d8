import GroupSystem
import PictureClient
import SceneLayout
import WidgetArchive

extension MarkBuilder {
    /// A bar on a track, or a track with a marker.
    func bar(_ fraction: Double?, isMarked: Bool, _ paint: Paint, in frame: Rect) -> [Mark] {
        let ink = ink(paint.alongBar, in: frame)
        let (width, height) = (frame.size.width, frame.size.height)
        func capsule(from start: Double, to end: Double) -> Path {
            let piece = Rect(x: frame.minX + start, y: frame.minY, width: max(0, end - start), height: height)
            return Outline.capsule.path(in: piece)
        }
        guard isMarked else {
            var marks: [Mark] = [.fill(capsule(from: 0, to: width), track)]
            if let fraction, fraction > 0 {
                marks.append(.fill(capsule(from: 0, to: max(height, fraction * width)), ink))
            }
            return marks
        }
        guard let fraction else { return [.fill(capsule(from: 0, to: width), ink)] }
        let radius = height * 0.75
        let middle = radius + fraction * (width - 2 * radius)
        let gap = radius + height * 0.4
        var marks: [Mark] = []
        if middle - gap > 0 { marks.append(.fill(capsule(from: 0, to: middle - gap), ink)) }
        if middle + gap < width { marks.append(.fill(capsule(from: middle + gap, to: width), ink)) }
        let center = Point(x: frame.minX + middle, y: frame.center.y)
        let dot = Rect(around: center, Size(width: 2 * radius, height: 2 * radius))
        return marks + [.fill(Path(ellipseIn: dot), ink)]
    }

    /// A closed ring filled up to a fraction, or one that is open at the bottom, with a marker.
    func ring(_ fraction: Double?, isOpen: Bool, _ paint: Paint, in frame: Rect) -> [Mark] {
        let side = min(frame.size.width, frame.size.height)
        guard let fraction else { return side <= 24 && !isOpen ? spokes(in: frame) : arc(0, 360, paint, frame) }
        guard isOpen else {
            let faint = Mark.group(.opacity(0.3), arc(0, 360, paint, frame))
            return fraction > 0 ? [faint] + arc(-90, -90 + 360 * fraction, paint, frame) : [faint]
        }
        let (start, span) = (135.0, 270.0)
        let at = start + span * fraction
        let line = MarkBuilder.ringLine(side)
        // The marker is as wide as the line, with a gap around it.
        let gap = 1.15 * line / (side / 2 - line / 2) * 180 / .pi
        var marks: [Mark] = []
        if at - gap > start { marks += arc(start, at - gap, paint, frame) }
        if at + gap < start + span { marks += arc(at + gap, start + span, paint, frame) }
        // On the Lock Screen, whose colours are one, the marker is told from the track by its brightness.
        if look.mode == .vibrant { marks = [.group(.opacity(0.25), marks)] }
        return marks + dot(at: at, paint, frame)
    }

    private static func ringLine(_ side: Double) -> Double { side * 0.1 }

    private func arc(_ start: Double, _ end: Double, _ paint: Paint, _ frame: Rect) -> [Mark] {
        let side = min(frame.size.width, frame.size.height)
        let line = MarkBuilder.ringLine(side)
        let radius = (side - line) / 2
        var path = Path(arc: frame.center, radius, radius, from: start, to: end)
        if end - start >= 360 { path.append(.close) }
        return [.stroke(path, Stroke(width: line, cap: .round), ringInk(paint, frame))]
    }

    private func dot(at degrees: Double, _ paint: Paint, _ frame: Rect) -> [Mark] {
        let side = min(frame.size.width, frame.size.height)
        let line = MarkBuilder.ringLine(side)
        let (angle, radius) = (degrees * .pi / 180, (side - line) / 2)
        let center = Point(x: frame.center.x + radius * cos(angle), y: frame.center.y + radius * sin(angle))
        let box = Rect(around: center, Size(width: line * 1.15, height: line * 1.15))
        return [.fill(Path(ellipseIn: box), ringInk(paint, frame))]
    }

    /// A gradient runs along the ring from one end to the other.
    private func ringInk(_ paint: Paint, _ frame: Rect) -> Ink {
        guard case .linear(let stops, _, _) = paint else { return ink(paint, in: frame) }
        return .angular(
            stops.map { Ink.Stop(location: $0.location, shade: shade($0.tone)) }, center: frame.center, from: 135,
            to: 405)
    }

    /// The wheel of an indeterminate progress view.
    private func spokes(in frame: Rect) -> [Mark] {
        let side = min(frame.size.width, frame.size.height)
        return (0..<8).map { number in
            let angle = Double(number) * .pi / 4 - .pi / 2
            func point(_ radius: Double) -> Point {
                Point(x: frame.center.x + radius * cos(angle), y: frame.center.y + radius * sin(angle))
            }
            let path: Path = [.move(point(side * 0.24)), .line(point(side * 0.42))]
            let gray = Tone(Shade(red: 0.557, green: 0.557, blue: 0.576, opacity: 1 - Double(number) * 0.1))
            return .stroke(path, Stroke(width: side * 0.12, cap: .round), .flat(shade(gray)))
        }
    }

    private var track: Ink {
        let gray = Shade(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255)
        return .flat(shade(Tone(light: gray.opacity(0.2), dark: gray.opacity(0.36))))
    }
}

extension Paint {
    /// A gradient from top to bottom, as one without ends is, runs along the bar.
    fileprivate var alongBar: Paint {
        guard case .linear(let stops, let start, let end) = self, start.x == end.x else { return self }
        return .linear(stops: stops, start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1, y: 0.5))
    }
}
