import SceneLayout
import WidgetArchive

extension SVGDrawer {
    private mutating func style(_ style: String) { svg.attribute(SVGDrawer.style(isLive: isLive), style) }

    /// Draws marks as a group with an effect.
    mutating func draw(_ inner: [Mark], _ treatment: Treatment) {
        switch treatment {
        case .transform(let transform):
            // A transform that is not invertible leaves nothing to see.
            guard transform.isFinite, transform.inverse != nil else { return }
            group(inner) { $0.svg.attribute("transform", transform) }
        case .clip(let path, let isEvenOdd): clipped(inner, path, isEvenOdd)
        case .opacity(let factor):
            guard factor > 0 else { return }
            group(inner) { $0.svg.attribute("opacity", min(factor, 1), unless: 1) }
        case .shadow(let shade, let deviation, let offset):
            filtered(inner, margin: Mark.reach(ofBlur: deviation), offset: offset) {
                $0.dropShadow(shade, deviation, offset)
            }
        case .blur(let deviation):
            filtered(inner, margin: Mark.reach(ofBlur: deviation)) { svg in
                svg.element("feGaussianBlur") { $0.attribute("stdDeviation", max(0, deviation)) }
            }
        case .colors(let matrix): filtered(inner) { $0.colorMatrix(matrix) }
        case .mask(let marks): masked(inner, by: marks)
        case .blend(let mode): blended(inner, mode)
        case .isolated: group(inner) { $0.style("isolation:isolate") }
        // SVG cannot refer to the backdrop.
        case .frost: draw(inner)
        case .link(let url):
            guard let link = SVGLink(url), !isInLink else { return draw(inner) }
            self.link(to: link) { $0.draw(inner) }
        case .element(let element): draw(inner, as: element)
        }
    }

    private mutating func group(_ inner: [Mark], _ attributes: (inout SVGDrawer) -> Void) {
        element("g") { drawer in
            attributes(&drawer)
            drawer.draw(inner)
        }
    }

    private mutating func clipped(_ inner: [Mark], _ path: Path, _ isEvenOdd: Bool) {
        // An empty or invalid path clips everything.
        guard !path.isEmpty, path.isFinite else { return }
        let clip = clip(path, isEvenOdd: isEvenOdd)
        group(inner) { $0.svg.attribute("clip-path", reference: clip) }
    }

    private mutating func masked(_ inner: [Mark], by marks: [Mark]) {
        guard let bounds = marks.bounds else { return }
        masked(within: bounds) { drawer in
            drawer.draw(marks)
        } _: { drawer in
            drawer.draw(inner)
        }
    }

    private mutating func blended(_ inner: [Mark], _ mode: Node.Effect.BlendMode) {
        guard let name = mode.styleName else {
            note("SVG has no blend mode such as \(mode.rawValue): it is drawn as if there were none")
            return draw(inner)
        }
        group(inner) { $0.style("mix-blend-mode:" + name) }
    }

    /// Sets the filter's region explicitly, since SVG's default one ignores the width of lines.
    private mutating func filtered(
        _ inner: [Mark], margin: Double = 0, offset: Point = .zero, _ primitives: (inout SVGWriter) -> Void
    ) {
        guard let bounds = inner.bounds else { return }
        let filter = filter(within: bounds.reached(margin: margin, offset: offset), primitives)
        group(inner) { $0.svg.attribute("filter", reference: filter) }
    }

    mutating func filter(within frame: Rect, _ primitives: (inout SVGWriter) -> Void) -> String {
        definition("filter") { drawer in
            drawer.svg.attribute("filterUnits", "userSpaceOnUse")
            drawer.svg.region(frame)
            drawer.svg.attribute("color-interpolation-filters", "sRGB")
            primitives(&drawer.svg)
        }
    }
}

extension SVGWriter {
    /// Not all readers support `feDropShadow`.
    fileprivate mutating func dropShadow(_ shade: Shade, _ deviation: Double, _ offset: Point) {
        element("feGaussianBlur") { svg in
            svg.attribute("in", "SourceAlpha")
            svg.attribute("stdDeviation", max(0, deviation))
        }
        element("feOffset") { svg in
            svg.attribute("dx", offset.x, unless: 0)
            svg.attribute("dy", offset.y, unless: 0)
        }
        // The blurred alpha is black.
        colorMatrix(
            ColorMatrix([
                [0, 0, 0, 0, shade.red], [0, 0, 0, 0, shade.green], [0, 0, 0, 0, shade.blue],
                [0, 0, 0, shade.boundedOpacity, 0],
            ]))
        element("feMerge") { svg in
            svg.element("feMergeNode") { _ in }
            svg.element("feMergeNode") { $0.attribute("in", "SourceGraphic") }
        }
    }

    mutating func colorMatrix(_ matrix: ColorMatrix) {
        element("feColorMatrix") { $0.attribute("values", matrix.rows.flatMap { $0 }) }
        guard matrix.readsColorsForOpacity else { return }
        // Keeps translucent pixels translucent.
        element("feComposite") { svg in
            svg.attribute("operator", "in")
            svg.attribute("in2", "SourceGraphic")
        }
    }
}

extension Node.Effect.BlendMode {
    fileprivate var styleName: String? {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut: nil
        case .colorDodge: "color-dodge"
        case .colorBurn, .plusDarker: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
            .color, .luminosity:
            rawValue
        }
    }
}
