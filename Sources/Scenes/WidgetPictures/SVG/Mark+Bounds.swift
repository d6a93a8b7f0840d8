import SceneLayout
import WidgetArchive

extension [Mark] {
    /// A rectangle that contains everything that they draw; nil if they draw nothing.
    var bounds: Rect? {
        compactMap(\.bounds).reduce(nil) { all, one in all?.union(one) ?? one }
    }
}

extension Mark {
    var bounds: Rect? {
        let rect: Rect?
        switch self {
        case .fill(let path, _, _): rect = path.isEmpty ? nil : path.bounds
        case .stroke(let path, let stroke, _):
            // A miter may be ten times the line's width, and square ends reach beyond half of it.
            let reach = stroke.width * (stroke.join == .miter && path.count > 2 ? 5 : 0.75)
            rect = path.isEmpty ? nil : path.bounds.reached(margin: reach)
        case .words(let words): rect = words.bounds
        case .image(let image): rect = image.frame
        case .group(let treatment, let inner): rect = inner.bounds.flatMap(treatment.bounds)
        case .spoken: rect = nil
        }
        return rect?.isFinite == true ? rect : nil
    }

    /// The distance at which a Gaussian fades out.
    static func reach(ofBlur deviation: Double) -> Double { 3 * Swift.max(0, deviation) + 1 }
}

extension Treatment {
    /// The visible bounds of content with the given bounds.
    fileprivate func bounds(of inner: Rect) -> Rect? {
        switch self {
        case .transform(let transform): transform(inner)
        case .clip(let path, _): path.isEmpty ? nil : inner.intersection(path.bounds)
        case .shadow(_, let deviation, let offset): inner.reached(margin: Mark.reach(ofBlur: deviation), offset: offset)
        case .blur(let deviation): inner.reached(margin: Mark.reach(ofBlur: deviation))
        case .mask(let marks): marks.bounds.map { inner.intersection($0) }
        case .opacity, .colors, .blend, .isolated, .frost, .link, .element: inner
        }
    }
}

extension Words {
    /// With room for parts of glyphs above, below and beside the letters.
    fileprivate var bounds: Rect {
        let size = font.size
        return Rect(x: origin.x - size, y: origin.y - 1.5 * size, width: width + 2 * size, height: 2.25 * size)
    }
}

extension Rect {
    /// With a margin, and the same again where it has moved to.
    func reached(margin: Double, offset: Point = .zero) -> Rect {
        let moved = Rect(Point(x: minX + offset.x, y: minY + offset.y), size)
        let wide = Rect(
            x: moved.minX - margin, y: moved.minY - margin, width: size.width + 2 * margin,
            height: size.height + 2 * margin)
        return union(wide)
    }
}
