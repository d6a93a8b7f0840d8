package import SceneLayout
package import WidgetArchive

extension Outline {
    /// Whether the outline, filling a rectangle, contains a point.
    package func contains(_ point: Point, in frame: Rect) -> Bool { inside(frame)(point) }

    /// A hit test for many points of one rectangle, by the even-odd rule if asked to.
    func inside(_ frame: Rect, isEvenOdd: Bool = false) -> (Point) -> Bool {
        let (width, height) = (frame.size.width, frame.size.height)
        switch self {
        case .rectangle, .container: return frame.contains
        case .roundedRectangle(let radii, _): return { radii.contains($0, in: frame) }
        case .capsule: return { Corners(all: min(width, height) / 2).contains($0, in: frame) }
        case .ellipse: return Outline.ellipse(frame.center, width / 2, height / 2)
        case .circle: return Outline.ellipse(frame.center, min(width, height) / 2, min(width, height) / 2)
        case .path(let steps):
            let polygon = Polygon(steps)
            return { polygon.contains(Point(x: $0.x - frame.minX, y: $0.y - frame.minY), isEvenOdd: isEvenOdd) }
        case .inset(let outline, let amount): return outline.inside(frame.inset(by: amount), isEvenOdd: isEvenOdd)
        case .trimmed(let outline, let from, let to):
            return to > from ? outline.inside(frame, isEvenOdd: isEvenOdd) : { _ in false }
        case .rotated(let outline, let degrees):
            let (inside, back) = (
                outline.inside(frame, isEvenOdd: isEvenOdd), Transform.rotation(degrees: -degrees, around: frame.center)
            )
            return { inside(back($0)) }
        case .scaled(let outline, let x, let y):
            guard x != 0, y != 0 else { return { _ in false } }
            let (inside, back) = (
                outline.inside(frame, isEvenOdd: isEvenOdd), Transform.scale(x: 1 / x, y: 1 / y, around: frame.center)
            )
            return { inside(back($0)) }
        case .offset(let outline, let offset):
            let inside = outline.inside(frame, isEvenOdd: isEvenOdd)
            return { inside(Point(x: $0.x - offset.x, y: $0.y - offset.y)) }
        case .evenOdd(let outline): return outline.inside(frame, isEvenOdd: true)
        }
    }

    /// The bounds of the outline when it fills a rectangle.
    func bounds(in frame: Rect) -> Rect {
        switch self {
        case .rotated(let outline, _) where outline.isCircle: frame
        case .rotated(let outline, let degrees):
            Transform.rotation(degrees: degrees, around: frame.center)(outline.bounds(in: frame))
        case .scaled(let outline, let x, let y):
            Transform.scale(x: x, y: y, around: frame.center)(outline.bounds(in: frame))
        case .offset(let outline, let offset):
            Rect(outline.bounds(in: frame).origin + offset, outline.bounds(in: frame).size)
        case .trimmed(let outline, _, _), .evenOdd(let outline): outline.bounds(in: frame)
        default: frame
        }
    }

    /// Whether it is a circle, or an arc of one, centred in its rectangle.
    var isCircle: Bool {
        switch self {
        case .circle: true
        case .trimmed(let outline, _, _), .rotated(let outline, _), .inset(let outline, _), .evenOdd(let outline):
            outline.isCircle
        case .scaled(let outline, let x, let y): abs(x) == abs(y) && outline.isCircle
        default: false
        }
    }

    private static func ellipse(_ center: Point, _ x: Double, _ y: Double) -> (Point) -> Bool {
        guard x > 0, y > 0 else { return { _ in false } }
        return { point in
            let (across, down) = ((point.x - center.x) / x, (point.y - center.y) / y)
            return across * across + down * down <= 1
        }
    }
}

extension Corners {
    fileprivate func contains(_ point: Point, in frame: Rect) -> Bool {
        guard frame.contains(point) else { return false }
        let isLeft = point.x < frame.center.x
        let isTop = point.y < frame.center.y
        let corner = isTop ? (isLeft ? topLeading : topTrailing) : (isLeft ? bottomLeading : bottomTrailing)
        let radius = min(max(0, corner), min(frame.size.width, frame.size.height) / 2)
        let across = radius - (isLeft ? point.x - frame.minX : frame.maxX - point.x)
        let down = radius - (isTop ? point.y - frame.minY : frame.maxY - point.y)
        return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
    }
}
