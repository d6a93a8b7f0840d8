package import WidgetArchive

/// A rectangle in points, in the widget's coordinates.
package struct Rect: Hashable, Sendable {
    package var origin: Point
    package var size: Size

    package init(_ origin: Point, _ size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(Point(x: x, y: y), Size(width: width, height: height))
    }

    package init(around center: Point, _ size: Size) {
        self.init(Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size)
    }

    package var minX: Double { origin.x }
    package var minY: Double { origin.y }
    package var maxX: Double { origin.x + size.width }
    package var maxY: Double { origin.y + size.height }
    package var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// Whether all of its lengths are finite.
    package var isFinite: Bool { [minX, minY, size.width, size.height].allSatisfy(\.isFinite) }

    package func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The smallest rectangle around points; nil without any.
    package init?(around points: [Point]) {
        guard var low = points.first else { return nil }
        var high = low
        for point in points {
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        }
        self.init(low, Size(width: high.x - low.x, height: high.y - low.y))
    }

    /// With each edge moved inward by `amount`, but not beyond the middle.
    package func inset(by amount: Double) -> Rect {
        let (x, y) = (min(amount, size.width / 2), min(amount, size.height / 2))
        return Rect(x: minX + x, y: minY + y, width: size.width - 2 * x, height: size.height - 2 * y)
    }

    package func union(_ other: Rect) -> Rect {
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    package func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        return Rect(
            x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
    }
}
