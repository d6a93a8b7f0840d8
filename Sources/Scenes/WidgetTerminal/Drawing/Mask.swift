import SceneLayout
import WidgetArchive

/// A mask of shapes.
struct Mask {
    private let forms: [Form]

    struct Form {
        let surface: Node.Surface
        let frame: Rect
        let look: Placed.Look
    }

    /// Keeps only the shapes of a drawing tree.
    init(_ drawings: [Drawing], look: Placed.Look) {
        forms = drawings.flatMap { $0.placed(look) }.compactMap { placed in
            guard case .surface(let surface) = placed.drawable else { return nil }
            return Form(surface: surface, frame: placed.frame, look: placed.look)
        }
    }

    /// The opacity at a point of the composition, from 0 to 1.
    func coverage(isDark: Bool) -> (Point) -> Double {
        let coverages = forms.map { $0.coverage(isDark: isDark) }
        return { point in 1 - coverages.reduce(1) { $0 * (1 - $1(point)) } }
    }
}

extension Mask.Form {
    fileprivate func coverage(isDark: Bool) -> (Point) -> Double {
        let back = look.transform?.inverse
        guard let fill = surface.fill, look.transform == nil || back != nil else { return { _ in 0 } }
        let inside = surface.outline.inside(frame)
        let clips = look.clips.map(\.inside)
        let masks = look.masks.map { $0.coverage(isDark: isDark) }
        return { point in
            let own = back?(point) ?? point
            guard inside(own), clips.allSatisfy({ $0(point) }) else { return 0 }
            let shade = fill.shade(at: own, in: frame, isDark: isDark).filtered(by: look.filters, isDark: isDark)
            return min(max(masks.reduce(shade.opacity * look.opacity) { $0 * $1(point) }, 0), 1)
        }
    }
}

extension Drawing {
    /// Whether it consists of filled shapes only; cells cannot mask by the shapes of text and images.
    var isForm: Bool {
        switch self {
        case .draw(.surface(let surface), _, _): surface.fill != nil
        case .draw: false
        case .group(_, let inner): inner.allSatisfy(\.isForm)
        }
    }

    fileprivate func placed(_ look: Placed.Look) -> [Placed] {
        switch self {
        case .draw(let drawable, let frame, let requested):
            [Placed(frame: frame, drawable: drawable, requested: requested, look: look)]
        case .group(let effect, let inner): inner.flatMap { $0.placed(look.within(effect)) }
        }
    }

    /// The drawing with its text, images and shapes in another paint.
    func painted(_ paint: Paint) -> Drawing {
        switch self {
        case .draw(.text(var paragraph), let frame, let requested):
            for index in paragraph.runs.indices { paragraph.runs[index].paint = paint }
            return .draw(.text(paragraph), in: frame, requested: requested)
        case .draw(.image(var picture), let frame, let requested):
            picture.paint = paint
            return .draw(.image(picture), in: frame, requested: requested)
        case .draw(.surface(var surface), let frame, let requested):
            surface.fill = surface.fill.map { _ in paint }
            surface.line = surface.line.map { _ in paint }
            return .draw(.surface(surface), in: frame, requested: requested)
        case .group(let effect, let inner): return .group(effect, inner.map { $0.painted(paint) })
        case .draw: return self
        }
    }

    /// The paint of the first filled shape.
    var fill: Paint? {
        switch self {
        case .draw(.surface(let surface), _, _): surface.fill
        case .group(_, let inner): inner.lazy.compactMap(\.fill).first
        case .draw: nil
        }
    }
}

extension Painter {
    /// Draws the text of a mask in the content's paint, since cells cannot show the content through letters.
    mutating func drawMaskedByWords(_ content: [Drawing], _ mask: [Drawing], _ look: Placed.Look) {
        guard let paint = content.lazy.compactMap(\.fill).first else {
            note("A terminal cannot mask by text or images; the content is drawn in full")
            return draw(content, look)
        }
        draw(mask.map { $0.painted(paint) }, look)
    }
}
