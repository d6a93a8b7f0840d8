import CCairo
import SceneLayout
import WidgetArchive
import WidgetPictures

// The extents of marks in pixels, so that an effect's surfaces are no larger than its contents.

extension CairoCanvas {
    /// The pixels of the picture that marks reach.
    func area(of marks: [Mark]) -> PixelArea {
        guard let extent = extent(of: marks, Transform(matrix)) else { return PixelArea(width: 0, height: 0) }
        return PixelArea(touchedBy: extent, within: whole)
    }

    /// The pixels in which a group is visible, given the area that its marks reach.
    func area(of treatment: Treatment, around inner: PixelArea) -> PixelArea {
        switch treatment {
        case .shadow(_, let deviation, let offset):
            let extent = shadow(of: inner.rect, deviation, offset, Transform(matrix))
            return extent.isFinite ? PixelArea(touchedBy: extent, within: whole) : whole
        case .blur(let deviation): return inner.grown(for: Blur(deviation * deviceScale)).intersection(whole)
        case .mask(let mask): return inner.intersection(area(of: mask))
        default: return inner
        }
    }

    /// The pixels that an effect works on, given the areas that its marks reach and in which the result is visible.
    func area(workedOnBy treatment: Treatment, _ inked: PixelArea, seen: PixelArea) -> PixelArea {
        switch treatment {
        case .shadow(_, let deviation, _): inked.grown(for: Blur(deviation * deviceScale)).intersection(whole)
        case .frost(let frost, _): seen.grown(for: Blur(frost.deviation * deviceScale)).intersection(whole)
        default: seen.union(inked)
        }
    }

    private func extent(of marks: [Mark], _ matrix: Transform) -> Rect? {
        var all: Rect?
        for mark in marks {
            guard let one = extent(of: mark, matrix) else { continue }
            // A mark without a finite extent may be visible anywhere.
            guard one.isFinite else { return whole.rect }
            all = all?.union(one) ?? one
        }
        return all
    }

    private func extent(of mark: Mark, _ matrix: Transform) -> Rect? {
        switch mark {
        case .spoken: nil
        case .fill(let path, _, _): path.isEmpty ? nil : matrix(path.bounds)
        case .stroke(let path, let stroke, _): path.isEmpty ? nil : matrix(path.bounds.inset(by: -stroke.reach))
        case .words(let words): matrix(fonts.shape(words.text, words.font).extent(of: words))
        case .image(let image): matrix(image.frame.inset(by: -2 + image.frame.size.width / 16))
        case .group(let treatment, let inner): extent(of: treatment, inner, matrix)
        }
    }

    private func extent(of treatment: Treatment, _ inner: [Mark], _ matrix: Transform) -> Rect? {
        if case .transform(let transform) = treatment { return extent(of: inner, matrix.after(transform)) }
        guard let extent = extent(of: inner, matrix) else { return nil }
        switch treatment {
        case .clip(let path, _): return path.isEmpty ? nil : extent.intersection(matrix(path.bounds))
        case .shadow(_, let deviation, let offset): return shadow(of: extent, deviation, offset, matrix)
        case .blur(let deviation): return extent.inset(by: -Double(Blur(deviation * matrix.magnification).reach))
        case .mask(let mask): return self.extent(of: mask, matrix).map { extent.intersection($0) }
        case .transform, .opacity, .colors, .blend, .isolated, .frost, .link, .element: return extent
        }
    }

    /// The extent of the shadow and of its caster.
    private func shadow(of rect: Rect, _ deviation: Double, _ offset: Point, _ matrix: Transform) -> Rect {
        let (origin, end) = (matrix(.zero), matrix(offset))
        let moved = Point(x: rect.minX + end.x - origin.x, y: rect.minY + end.y - origin.y)
        return rect.union(
            Rect(moved, rect.size).inset(by: -Double(Blur(deviation * matrix.magnification).reach)))
    }
}

extension Stroke {
    /// How far it reaches from its path: a miter may be ten times the line's width.
    fileprivate var reach: Double { width * (join == .miter ? 5 : 0.75) }
}

extension ShapedText {
    /// Letters may reach beyond their advances, and be placed elsewhere than the font alone would place them.
    fileprivate func extent(of words: Words) -> Rect {
        let ink = ink
        let size = words.font.size
        let left = size + max(0, -ink.minX) + max(0, ink.maxX - words.width)
        let right = size + max(words.width, ink.maxX)
        return Rect(
            x: words.origin.x - left, y: words.origin.y + ink.minY - 1, width: left + right, height: ink.size.height + 2
        )
    }
}

extension Transform {
    init(_ matrix: cairo_matrix_t) {
        self.init()
        (a, b, c, d, x, y) = (matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0)
    }

    /// The factor by which it scales lengths.
    var magnification: Double { abs(a * d - b * c).squareRoot() }
}
