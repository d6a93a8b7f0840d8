public import WidgetArchive

extension Outline {
    /// Whether a point lies within the form, where it fills a rectangle.
    public func contains(_ point: Point, in frame: Rect) -> Bool {
        let (width, height) = (frame.size.width, frame.size.height)
        switch self {
        case .rectangle: return frame.contains(point)
        case .roundedRectangle(let radii, _): return radii.contains(point, in: frame)
        case .container: return Corners(all: 12).contains(point, in: frame)
        case .capsule: return Corners(all: min(width, height) / 2).contains(point, in: frame)
        case .ellipse: return isInEllipse(point, frame.center, width / 2, height / 2)
        case .circle: return isInEllipse(point, frame.center, min(width, height) / 2, min(width, height) / 2)
        case .path(let steps): return Polygon(steps).contains(Point(x: point.x - frame.minX, y: point.y - frame.minY))
        case .inset(let outline, let amount):
            let inner = Rect(
                x: frame.minX + amount, y: frame.minY + amount, width: max(0, width - 2 * amount),
                height: max(0, height - 2 * amount))
            return outline.contains(point, in: inner)
        case .trimmed(let outline, let from, let to): return to > from && outline.contains(point, in: frame)
        case .rotated(let outline, let degrees):
            return outline.contains(Transform.rotation(degrees: -degrees, around: frame.center)(point), in: frame)
        case .scaled(let outline, let x, let y):
            guard x != 0, y != 0 else { return false }
            return outline.contains(Transform.scale(x: 1 / x, y: 1 / y, around: frame.center)(point), in: frame)
        case .offset(let outline, let offset):
            return outline.contains(Point(x: point.x - offset.x, y: point.y - offset.y), in: frame)
        }
    }

    private func isInEllipse(_ point: Point, _ center: Point, _ x: Double, _ y: Double) -> Bool {
        guard x > 0, y > 0 else { return false }
        let (across, down) = ((point.x - center.x) / x, (point.y - center.y) / y)
        return across * across + down * down <= 1
    }
}

extension Corners {
    fileprivate func contains(_ point: Point, in frame: Rect) -> Bool {
        guard frame.contains(point) else { return false }
        let isLeft = point.x < frame.center.x
        let isTop = point.y < frame.center.y
        let asked = isTop ? (isLeft ? topLeading : topTrailing) : (isLeft ? bottomLeading : bottomTrailing)
        let radius = min(max(0, asked), min(frame.size.width, frame.size.height) / 2)
        let across = radius - (isLeft ? point.x - frame.minX : frame.maxX - point.x)
        let down = radius - (isTop ? point.y - frame.minY : frame.maxY - point.y)
        return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
    }
}
