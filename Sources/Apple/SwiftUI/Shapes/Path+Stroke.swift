import Foundation
import SceneLayout
import UIKit
import WidgetArchive

extension Path {
    /// The outline of a line along the path, to be filled. Dashes have no effect here.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        if !style.dash.isEmpty {
            CurrentEvaluation.note("`.strokedPath` leaves dashes out: the line is whole; `.stroke` draws them")
        }
        var pen = Pen(style: style)
        for line in Polyline.all(along: steps) { pen.draw(line) }
        return pen.path
    }
}

/// Points that are connected by straight lines.
private struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    /// One for each subpath.
    static func all(along steps: [PathStep]) -> [Polyline] {
        var lines: [Polyline] = []
        for segment in steps.segments {
            if case .move(let point) = segment {
                lines.append(Polyline(points: [CGPoint(point)]))
                continue
            }
            if lines.last?.isClosed == true, let first = lines.last?.points.first {
                lines.append(Polyline(points: [first]))
            }
            if !lines.isEmpty { lines[lines.count - 1].add(segment) }
        }
        return lines
    }

    private mutating func add(_ segment: PathSegment) {
        switch segment {
        case .move: break
        case .line(_, let end): add(CGPoint(end))
        case .curve(let curve): for point in curve.points(24) { add(CGPoint(point)) }
        case .close: isClosed = true
        }
    }

    private mutating func add(_ point: CGPoint) {
        if point != points.last { points.append(point) }
    }
}

/// Builds the outline of a line from overlapping areas that all turn the same way.
private struct Pen {
    let style: StrokeStyle
    var path = Path()

    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) { self.style = style }

    mutating func draw(_ line: Polyline) {
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        let segments = zip(points, points.dropFirst()).filter { $0 != $1 }.map(Segment.init)
        for segment in segments { fill(segment.sides(half)) }
        for (before, after) in zip(segments, segments.dropFirst()) { join(before, after) }
        guard let first = segments.first, let last = segments.last else { return }
        guard !line.isClosed else { return join(last, first) }
        cap(first.start, toward: first.direction, -1)
        cap(last.end, toward: last.direction, 1)
    }

    private mutating func join(_ before: Segment, _ after: Segment) {
        guard style.lineJoin != .round else { return dot(at: after.start) }
        let turn = before.direction.x * after.direction.y - before.direction.y * after.direction.x
        let side = turn > 0 ? -half : half
        let first = before.point(beside: after.start, side)
        let second = after.point(beside: after.start, side)
        fill([after.start, first] + tip(first, second, around: after.start) + [second])
    }

    /// The tip of a mitred joint; empty if it would be too long.
    private func tip(_ first: CGPoint, _ second: CGPoint, around point: CGPoint) -> [CGPoint] {
        guard style.lineJoin == .miter else { return [] }
        let middle = CGPoint(x: (first.x + second.x) / 2 - point.x, y: (first.y + second.y) / 2 - point.y)
        let square = middle.x * middle.x + middle.y * middle.y
        guard square > 0, half / square.squareRoot() <= style.miterLimit else { return [] }
        let scale = half * half / square
        return [CGPoint(x: point.x + middle.x * scale, y: point.y + middle.y * scale)]
    }

    private mutating func cap(_ end: CGPoint, toward direction: CGPoint, _ sign: CGFloat) {
        switch style.lineCap {
        case .round: dot(at: end)
        case .square:
            let length = half * sign
            let outer = CGPoint(x: end.x + direction.x * length, y: end.y + direction.y * length)
            fill(Segment(end, outer).sides(half))
        default: break
        }
    }

    private mutating func dot(at center: CGPoint) {
        fill(
            (0..<32).map { part in
                let angle = CGFloat(part) * .pi / 16
                return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
            })
    }

    private mutating func fill(_ points: [CGPoint]) {
        let edges = zip(points, points.dropFirst() + points.prefix(1))
        let turns = edges.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        path.addLines(turns < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}

/// A straight part of a line.
private struct Segment {
    let start: CGPoint
    let end: CGPoint
    /// One point long.
    let direction: CGPoint

    init(_ start: CGPoint, _ end: CGPoint) {
        (self.start, self.end) = (start, end)
        let length = hypot(end.x - start.x, end.y - start.y)
        direction = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    }

    func point(beside point: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x - direction.y * distance, y: point.y + direction.x * distance)
    }

    func sides(_ half: CGFloat) -> [CGPoint] {
        [point(beside: start, half), point(beside: end, half), point(beside: end, -half), point(beside: start, -half)]
    }
}
