public import WidgetArchive

/// A place with a size, in points from the widget's top left corner.
public struct Rect: Hashable, Sendable {
    public var origin: Point
    public var size: Size

    public init(_ origin: Point, _ size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(Point(x: x, y: y), Size(width: width, height: height))
    }

    init(around center: Point, _ size: Size) {
        self.init(Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size)
    }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// Whether all its numbers can be drawn with.
    public var isFinite: Bool { [minX, minY, size.width, size.height].allSatisfy(\.isFinite) }

    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        return Rect(
            x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
    }
}
