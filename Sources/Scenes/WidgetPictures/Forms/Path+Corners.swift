package import SceneLayout
package import WidgetArchive

extension Path {
    /// A rectangle with round corners; continuous ones begin to bend earlier than a circle's.
    package init(_ frame: Rect, _ radii: Corners, isContinuous: Bool) {
        let half = Swift.min(frame.size.width, frame.size.height) / 2
        let corners = [
            Corner(at: Point(x: frame.maxX, y: frame.minY), x: -1, y: 1, radii.topTrailing, half, isContinuous),
            Corner(at: Point(x: frame.maxX, y: frame.maxY), x: -1, y: -1, radii.bottomTrailing, half, isContinuous),
            Corner(at: Point(x: frame.minX, y: frame.maxY), x: 1, y: -1, radii.bottomLeading, half, isContinuous),
            Corner(at: frame.origin, x: 1, y: 1, radii.topLeading, half, isContinuous),
        ]
        // Clockwise: corners on the right top and left bottom are entered along the horizontal edge.
        var steps: Path = []
        for (number, corner) in corners.enumerated() { steps += corner.steps(isEnteredAlongX: number % 2 == 0) }
        if case .line(let start)? = steps.first { steps[0] = .move(start) }
        self = steps + [.close]
    }

    /// A corner seen from the rectangle's inside: the directions in which its two edges leave it.
    private struct Corner {
        let point: Point
        let x: Double
        let y: Double
        let radius: Double
        let isContinuous: Bool

        init(at point: Point, x: Double, y: Double, _ radius: Double, _ half: Double, _ isContinuous: Bool) {
            (self.point, self.x, self.y) = (point, x, y)
            self.radius = Swift.min(Swift.max(0, radius), half)
            // There must be room for the longer bend.
            self.isContinuous = isContinuous && self.radius * Corner.reach <= half
        }

        func steps(isEnteredAlongX: Bool) -> Path {
            func at(_ along: Double, _ across: Double) -> Point {
                let (first, second) = isEnteredAlongX ? (along, across) : (across, along)
                return Point(x: point.x + x * radius * first, y: point.y + y * radius * second)
            }
            guard radius > 0 else { return [.line(point)] }
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
        private static let reach = 1.528665
    }
}
