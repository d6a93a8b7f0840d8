package import SceneLayout
package import WidgetArchive

extension Outline {
    /// The outline's path in a rectangle.
    package func path(in frame: Rect) -> Path {
        switch self {
        case .rectangle, .container: return Path(rectangle: frame)
        case .roundedRectangle(let radii, let isContinuous): return Path(frame, radii, isContinuous: isContinuous)
        case .circle:
            let side = min(frame.size.width, frame.size.height)
            return Path(ellipseIn: Rect(around: frame.center, Size(width: side, height: side)))
        case .ellipse: return Path(ellipseIn: frame)
        case .capsule:
            let radius = min(frame.size.width, frame.size.height) / 2
            return Path(frame, Corners(all: radius), isContinuous: false)
        case .path(let steps): return steps.map { $0.moved(by: frame.origin) }
        case .inset(let outline, let amount): return outline.shrunk(by: amount).path(in: frame.inset(by: amount))
        case .trimmed(let outline, let from, let to): return outline.path(in: frame).trimmed(from: from, to: to)
        case .rotated(let outline, let degrees):
            return outline.path(in: frame).applying(.rotation(degrees: degrees, around: frame.center))
        case .scaled(let outline, let x, let y):
            return outline.path(in: frame).applying(.scale(x: x, y: y, around: frame.center))
        case .offset(let outline, let offset): return outline.path(in: frame).map { $0.moved(by: offset) }
        case .evenOdd(let outline): return outline.path(in: frame)
        }
    }

    /// Whether the even-odd rule decides what is inside of its path.
    package var isEvenOdd: Bool {
        switch self {
        case .evenOdd: true
        case .inset(let outline, _), .trimmed(let outline, _, _), .rotated(let outline, _), .scaled(let outline, _, _),
            .offset(let outline, _):
            outline.isEvenOdd
        case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .container, .path: false
        }
    }

    /// The outline inset by a distance; round corners keep their centres.
    private func shrunk(by amount: Double) -> Outline {
        guard case .roundedRectangle(let radii, let isContinuous) = self else { return self }
        let smaller = Corners(
            topLeading: max(0, radii.topLeading - amount), bottomLeading: max(0, radii.bottomLeading - amount),
            bottomTrailing: max(0, radii.bottomTrailing - amount), topTrailing: max(0, radii.topTrailing - amount))
        return .roundedRectangle(radii: smaller, isContinuous: isContinuous)
    }
}

extension Path {
    /// The smallest rectangle around its points and control points.
    package var bounds: Rect { controlBounds ?? Rect(.zero, .zero) }
}
