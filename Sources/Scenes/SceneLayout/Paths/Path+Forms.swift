import GroupSystem
package import WidgetArchive

/// Lines and curves, in points from the top left corner.
package typealias Path = [PathStep]

extension Outline {
    /// A rectangle from the origin without the inside of a path, which should not overlap itself.
    package static func outside(_ path: Path, of size: Size) -> Outline {
        .evenOdd(.path(Path(rectangle: Rect(.zero, size)) + path))
    }
}

extension Path {
    /// From the top left, clockwise.
    package init(rectangle frame: Rect) {
        self = [
            .move(frame.origin), .line(Point(x: frame.maxX, y: frame.minY)),
            .line(Point(x: frame.maxX, y: frame.maxY)), .line(Point(x: frame.minX, y: frame.maxY)), .close,
        ]
    }

    /// From three o'clock, clockwise, as SwiftUI draws it.
    package init(ellipseIn frame: Rect) {
        let (x, y) = (frame.size.width / 2, frame.size.height / 2)
        self.init(arc: frame.center, x, y, from: 0, to: 360)
        append(.close)
    }

    /// An arc of an ellipse, in degrees clockwise from three o'clock.
    package init(arc center: Point, _ x: Double, _ y: Double, from start: Double, to end: Double) {
        self.init(arc: center, x, y, fromRadians: start * .pi / 180, by: (end - start) * .pi / 180)
    }

    /// An arc of an ellipse, clockwise from three o'clock, in curves of at most a quarter.
    package init(arc center: Point, _ x: Double, _ y: Double, fromRadians start: Double, by delta: Double) {
        func point(_ angle: Double) -> Point { Point(x: center.x + x * cos(angle), y: center.y + y * sin(angle)) }
        let pieces = Swift.max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / Double(pieces)
        let reach = 4.0 / 3 * tan(step / 4)
        self = [.move(point(start))]
        for piece in 0..<pieces {
            let (a, b) = (start + step * Double(piece), start + step * Double(piece + 1))
            let (first, last) = (point(a), point(b))
            append(
                .cubic(
                    last, control1: Point(x: first.x - reach * x * sin(a), y: first.y + reach * y * cos(a)),
                    control2: Point(x: last.x + reach * x * sin(b), y: last.y - reach * y * cos(b))))
        }
    }

    /// A rectangle with round corners, clockwise from the right end of its top edge. Continuous corners begin to bend
    /// earlier than circular ones.
    package init(_ frame: Rect, _ radii: Corners, isContinuous: Bool) {
        let most = Swift.min(frame.size.width, frame.size.height) / 2
        func radius(_ radius: Double) -> Size {
            let radius = Swift.min(Swift.max(0, radius), most)
            return Size(width: radius, height: radius)
        }
        self = Corner.all(
            of: frame, radius(radii.topLeading), radius(radii.topTrailing), radius(radii.bottomTrailing),
            radius(radii.bottomLeading)
        ).flatMap { corner in
            // There must be room for the longer bend.
            corner.steps(isContinuous: isContinuous && corner.radius.width * Corner.reach <= most)
        }
        if case .line(let start)? = first { self[0] = .move(start) }
        append(.close)
    }

    /// A rectangle with elliptic corners, clockwise from the left end of its top edge. Each corner takes at most half of
    /// the sides that it joins.
    package init(_ frame: Rect, topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
        func fitted(_ size: Size) -> Size {
            Size(
                width: Swift.min(size.width, frame.size.width / 2),
                height: Swift.min(size.height, frame.size.height / 2))
        }
        let first = fitted(topLeft)
        self = [.move(Point(x: frame.minX + first.width, y: frame.minY))]
        let corners = Corner.all(of: frame, first, fitted(topRight), fitted(bottomRight), fitted(bottomLeft))
        self += corners.flatMap { $0.steps(isContinuous: false) } + [.close]
    }
}

/// A corner seen from the rectangle's inside.
private struct Corner {
    let point: Point
    /// The directions in which its two edges leave it.
    let x: Double
    let y: Double
    let radius: Size
    let isEnteredAlongX: Bool

    /// Clockwise from the top right. Those on the right top and left bottom are entered along the horizontal edge.
    static func all(
        of frame: Rect, _ topLeft: Size, _ topRight: Size, _ bottomRight: Size, _ bottomLeft: Size
    ) -> [Corner] {
        let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        return [
            Corner(point: Point(x: right, y: top), x: -1, y: 1, radius: topRight, isEnteredAlongX: true),
            Corner(point: Point(x: right, y: bottom), x: -1, y: -1, radius: bottomRight, isEnteredAlongX: false),
            Corner(point: Point(x: left, y: bottom), x: 1, y: -1, radius: bottomLeft, isEnteredAlongX: true),
            Corner(point: Point(x: left, y: top), x: 1, y: 1, radius: topLeft, isEnteredAlongX: false),
        ]
    }

    func steps(isContinuous: Bool) -> [PathStep] {
        func at(_ along: Double, _ across: Double) -> Point {
            let (first, second) = isEnteredAlongX ? (along, across) : (across, along)
            return Point(x: point.x + x * radius.width * first, y: point.y + y * radius.height * second)
        }
        guard radius != .zero else { return [.line(point)] }
        guard isContinuous else {
            let control = 1 - 0.5522847498
            return [.line(at(1, 0)), .cubic(at(0, 1), control1: at(control, 0), control2: at(0, control))]
        }
        return [
            .line(at(Corner.reach, 0)),
            .cubic(at(0.631494, 0.074911), control1: at(1.088493, 0), control2: at(0.868407, 0)),
            .cubic(at(0.074911, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824)),
            .cubic(at(0, Corner.reach), control1: at(0, 0.868407), control2: at(0, 1.088493)),
        ]
    }

    /// Where an edge begins to bend, in radii from the corner.
    static let reach = 1.528665
}
