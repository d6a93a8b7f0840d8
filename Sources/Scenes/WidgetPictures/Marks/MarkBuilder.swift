package import PictureClient
package import SceneLayout
package import SymbolArtwork
import WidgetArchive

/// Turns a tree of drawings into marks: texts into lines, gauges and symbols into forms, colours into those of one
/// look.
package struct MarkBuilder {
    let look: PictureLook
    let measurer: TableMeasurer
    let artwork: Artwork
    /// The length of a pixel; edges are aligned to pixels.
    let pixel: Double
    package private(set) var notes: [String] = []
    /// The state inherited from the enclosing groups.
    var surroundings = Surroundings()

    struct Surroundings {
        var isAccented = false
        var isRedacted = false
        /// Whether accessibility ignores what is drawn, because an element around it is read.
        var isSilent = false
        /// Whether the coordinates still match the screen's, so that edges can be aligned to pixels.
        var isStraight = true
    }

    package init(look: PictureLook, measurer: TableMeasurer, artwork: Artwork, pixel: Double) {
        self.look = look
        self.measurer = measurer
        self.artwork = artwork
        self.pixel = pixel
    }

    package mutating func marks(_ drawings: [Drawing]) -> [Mark] {
        drawings.flatMap { drawing in
            switch drawing {
            case .draw(let drawable, let frame, _): marks(of: drawable, in: frame) + spoken(drawing)
            case .group(let effect, let inner): read(effect, inner)
            }
        }
    }

    private mutating func marks(of drawable: Drawable, in frame: Rect) -> [Mark] {
        switch drawable {
        case .text(let paragraph): text(paragraph, in: frame)
        case .image(let picture): mirrored(picture.source.runsLeft, image(picture, in: frame), in: frame)
        case .surface(let surface): self.surface(surface, in: frame)
        case .line(_, let paint): [.fill(Path(rectangle: snapped(frame)), ink(paint, in: frame))]
        case .bar(let fraction, let isMarked, let paint, let isMirrored):
            mirrored(isMirrored, bar(fraction, isMarked: isMarked, paint, in: frame), in: frame)
        case .ring(let fraction, let isOpen, let paint, let isMirrored):
            mirrored(isMirrored, ring(fraction, isOpen: isOpen, paint, in: frame), in: frame)
        }
    }

    mutating func group(_ effect: Effect, _ inner: [Drawing]) -> [Mark] {
        let around = surroundings
        defer { surroundings = around }
        switch effect {
        case .redacted: (surroundings.isRedacted, surroundings.isSilent) = (true, true)
        case .accentable: surroundings.isAccented = true
        case .transform(let transform) where !transform.keepsForms: surroundings.isStraight = false
        default: break
        }
        let marks = marks(inner)
        guard !marks.isEmpty else { return [] }
        if case .mask(let drawings) = effect {
            surroundings.isSilent = true
            return [.group(.mask(self.marks(drawings)), marks)]
        }
        // Clear content is not drawn, and opaque content needs no group.
        if case .opacity(let factor) = effect, !(factor > 0) { return [] }
        guard let treatment = treatment(effect) else { return marks }
        return [.group(treatment, marks)]
    }

    private func treatment(_ effect: Effect) -> Treatment? {
        switch effect {
        case .transform(let transform): .transform(transform)
        case .clip(let outline, let frame): .clip(outline.path(in: frame), isEvenOdd: outline.isEvenOdd)
        case .opacity(let factor): factor < 1 ? .opacity(factor) : nil
        case .shadow(let tone, let radius, let offset):
            .shadow(shade(tone), deviation: MarkBuilder.shadowDeviation * radius, offset: offset)
        case .blur(let radius): .blur(deviation: radius)
        case .saturation(let amount): .colors(.saturation(amount))
        case .brightness(let amount): .colors(.brightness(amount))
        case .grayscale(let amount): .colors(.saturation(1 - amount))
        case .contrast(let amount): .colors(.contrast(amount))
        case .hueRotation(let degrees): .colors(.hueRotation(degrees: degrees))
        case .colorInvert: .colors(.inversion)
        case .colorMultiply(let tone): .colors(.multiplied(by: shade(tone)))
        case .luminanceToAlpha: .colors(.luminanceToAlpha)
        case .blend(let mode): mode == .normal ? nil : .blend(mode)
        case .compositingGroup: .isolated
        case .target(.open(let url), _, _): .link(url)
        case .target, .redacted, .accentable, .mask, .label: nil
        }
    }

    /// The Gaussian's standard deviation, relative to a shadow's radius.
    private static let shadowDeviation = 0.94

    private func mirrored(_ isMirrored: Bool, _ marks: [Mark], in frame: Rect) -> [Mark] {
        isMirrored ? [.group(.transform(.scale(x: -1, y: 1, around: frame.center)), marks)] : marks
    }

    private func surface(_ surface: Node.Surface, in frame: Rect) -> [Mark] {
        let frame = surface.outline.isRegular ? snapped(frame) : frame
        var marks: [Mark] = []
        if let fill = surface.fill { marks.append(self.fill(surface.outline, fill, in: frame)) }
        if let line = surface.line, surface.stroke.width > 0 {
            let inset = surface.stroke.isInside ? surface.stroke.width / 2 : 0
            let outline = inset > 0 ? Outline.inset(surface.outline, by: inset) : surface.outline
            marks.append(.stroke(outline.path(in: frame), surface.stroke, ink(line, in: frame)))
        }
        return marks
    }

    /// In modes without colours, a material is a veil.
    private func fill(_ outline: Outline, _ paint: Paint, in frame: Rect) -> Mark {
        let form = outline.path(in: frame)
        let plain = Mark.fill(form, ink(paint, in: frame), isEvenOdd: outline.isEvenOdd)
        guard case .material(let thickness) = paint, look.mode == .full else { return plain }
        return .group(.frost(.material(thickness: thickness, isDark: look.isDark), within: form), [plain])
    }

    // MARK: Shared

    mutating func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }

    func snapped(_ frame: Rect) -> Rect {
        guard surroundings.isStraight else { return frame }
        var snapped = frame.snapped(toPixelsOf: pixel)
        // A line that is a pixel thick on a phone is one here too, wherever it is.
        let (width, height) = (frame.size.width, frame.size.height)
        if snapped.size.width == 0, width > MarkBuilder.phonePixel {
            (snapped.origin.x, snapped.size.width) = (pixelAround(frame.minX + width / 2), pixel)
        }
        if snapped.size.height == 0, height > MarkBuilder.phonePixel {
            (snapped.origin.y, snapped.size.height) = (pixelAround(frame.minY + height / 2), pixel)
        }
        return snapped
    }

    private static let phonePixel = 0.333

    private func pixelAround(_ place: Double) -> Double { (place / pixel).rounded(.down) * pixel }

    func shade(_ tone: Tone) -> Shade { look.shade(tone, isAccented: surroundings.isAccented) }

    func ink(_ paint: Paint, in frame: Rect) -> Ink {
        paint.ink(in: frame, shade, isDark: look.isDark)
    }
}

extension Node.Picture.Source {
    /// Whether it is a symbol for right-to-left text, which has no artwork of its own.
    fileprivate var runsLeft: Bool { if case .symbol(let name) = self { name.hasSuffix(".rtl") } else { false } }
}

extension Outline {
    /// Whether its edges are those of its frame, which are aligned to pixels.
    fileprivate var isRegular: Bool {
        switch self {
        case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .container: true
        default: false
        }
    }
}
