import WidgetArchive

/// The shape around a scene, which `Outline.container` follows.
struct Container {
    let frame: Rect
    let cornerRadius: Double

    /// Resolves `Outline.container` for a frame in this container.
    func formed(_ outline: Outline, in frame: Rect) -> Outline {
        switch outline {
        case .container: rounded(in: frame)
        case .inset(let inner, let amount): .inset(formed(inner, in: frame), by: amount)
        case .trimmed(let inner, let from, let to): .trimmed(formed(inner, in: frame), from: from, to: to)
        case .rotated(let inner, let degrees): .rotated(formed(inner, in: frame), degrees: degrees)
        case .scaled(let inner, let x, let y): .scaled(formed(inner, in: frame), x: x, y: y)
        case .offset(let inner, let point): .offset(formed(inner, in: frame), point)
        case .evenOdd(let inner): .evenOdd(formed(inner, in: frame))
        default: outline
        }
    }

    /// A rounded rectangle concentric with the container: its radius is smaller by the distance to the nearest edge.
    private func rounded(in inner: Rect) -> Outline {
        let distance = min(
            inner.minX - frame.minX, inner.minY - frame.minY, frame.maxX - inner.maxX, frame.maxY - inner.maxY)
        let radius = cornerRadius - max(0, distance)
        return radius > 0 ? .roundedRectangle(radii: Corners(all: radius), isContinuous: true) : .rectangle
    }
}
