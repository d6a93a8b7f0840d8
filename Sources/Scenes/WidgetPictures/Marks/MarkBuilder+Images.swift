import PictureClient
import SceneLayout
import SymbolArtwork
import WidgetArchive

extension MarkBuilder {
    mutating func image(_ picture: Node.Picture, in frame: Rect) -> [Mark] {
        let ink = ink(picture.paint, in: frame)
        if surroundings.isRedacted {
            let path = Path(frame, Corners(all: min(6, frame.size.height / 6)), isContinuous: false)
            return [.group(.opacity(0.2), [.fill(path, .flat(shade(Tone(light: .black, dark: .white))))])]
        }
        switch picture.source {
        case .symbol(let name):
            let inks = picture.furtherPaints.map { self.ink($0, in: frame) }
            let (font, mode) = (picture.symbolFont, picture.symbolMode.map(Artwork.Symbol.Mode.init))
            return symbol(
                name, font, ink, inks, mode, at: picture.isResizable ? .filling(frame) : .amid(frame.center),
                value: picture.variableValue)
        case .file(let path, let dark, let size):
            return image(.file(look.isDark ? dark ?? path : path), size, picture, ink, in: frame)
        case .bytes(let bytes, let size): return image(.bytes(bytes.bytes), size, picture, ink, in: frame)
        case .drawing(let content, let size): return drawing(content, size, picture, ink, in: frame)
        case .missing(let name):
            note("There is no image \(name)")
            return []
        }
    }

    private func image(
        _ source: PlacedImage.Source, _ size: Size, _ picture: Node.Picture, _ ink: Ink, in frame: Rect
    ) -> [Mark] {
        var image = PlacedImage(source: source, frame: snapped(frame), size: size)
        image.interpolation = picture.interpolation
        if picture.isTiled { image.filling = .tiled(picture.capInsets) }
        if !picture.isTiled, picture.capInsets != Edges() { image.filling = .sliced(picture.capInsets) }
        if isStencil(picture) { image.stencil = ink }
        image.isLuminous = look.mode == .vibrant && !picture.isTemplate
        return [.image(image)]
    }

    private mutating func drawing(
        _ content: Node, _ size: Size, _ picture: Node.Picture, _ ink: Ink, in frame: Rect
    ) -> [Mark] {
        guard size.width > 0, size.height > 0 else { return [] }
        let composition = Composition(of: content, in: size, metrics: .pixels(scale: 1 / pixel), measurer: measurer)
        composition.notes.forEach { note($0) }
        var transform = Transform()
        (transform.a, transform.d) = (frame.size.width / size.width, frame.size.height / size.height)
        (transform.x, transform.y) = (frame.minX, frame.minY)
        let around = surroundings
        defer { surroundings = around }
        (surroundings.isSilent, surroundings.isStraight) = (true, false)
        let form = Path(rectangle: frame)
        let drawn = Mark.group(.clip(form), [.group(.transform(transform), marks(composition.drawings))])
        return isStencil(picture) ? [.group(.mask([drawn]), [.fill(form, ink)])] : [drawn]
    }

    /// Whether only the form of an image is drawn, in one ink.
    private func isStencil(_ picture: Node.Picture) -> Bool { picture.isTemplate || look.mode == .accented }

    /// The place for a symbol's ink.
    enum SymbolPlace {
        /// In the font's size, centred on a point.
        case amid(Point)
        case filling(Rect)
    }

    mutating func symbol(
        _ name: String, _ font: Font, _ ink: Ink, _ furtherInks: [Ink] = [], _ mode: Artwork.Symbol.Mode? = nil,
        at place: SymbolPlace, value: Double? = nil
    ) -> [Mark] {
        guard let art = artwork.symbol(name, value: value) else {
            note("There is no artwork for the symbol \(name)")
            return missing(in: place.box(for: font))
        }
        let mode = mode ?? (furtherInks.isEmpty ? .monochrome : .palette)
        let extra = MarkBuilder.extraLine(of: font.weight)
        let transform = place.transform(of: art.ink, font)
        return art.layers(in: mode).flatMap { layer in
            var layer = layer
            if mode == .hierarchical { layer.opacity *= layer.level.strength }
            return marks(
                of: layer, of: art.ink, extra: extra, transform, ink: self.ink(of: layer, [ink] + furtherInks, mode))
        }
    }

    private func ink(of layer: Artwork.Symbol.Layer, _ inks: [Ink], _ mode: Artwork.Symbol.Mode) -> Ink {
        switch mode {
        case .monochrome, .hierarchical: inks[0]
        case .palette: inks[min(layer.level.rawValue, inks.count - 1)]
        case .multicolor: layer.tone.map { .flat(shade($0)) } ?? inks[0]
        }
    }

    private func marks(
        of layer: Artwork.Symbol.Layer, of whole: Rect, extra: Double, _ transform: Transform, ink: Ink
    ) -> [Mark] {
        let em = min(transform.a, transform.d) * Artwork.Symbol.inner
        let thickness = layer.extraLine + extra * layer.growth
        // The form shrinks to make room for the thicker line, so that the symbol keeps its size.
        let scale = 1 - thickness
        let thinned = Transform.scale(x: scale, y: scale, around: whole.center)
        let path = layer.path.applying(transform.after(thinned))
        let (solid, opacity) = ink.separated
        var marks: [Mark] = [.fill(path, solid)]
        if thickness > 0 { marks.append(.stroke(path, Stroke(width: thickness * em, join: .round), solid)) }
        if let gap = layer.gap {
            let around = Path(rectangle: whole.inset(by: -Artwork.Symbol.inner)).applying(transform)
            marks = [.group(.clip(around + gap.applying(transform).reversed), marks)]
        }
        return layer.opacity * opacity < 1 ? [.group(.opacity(layer.opacity * opacity), marks)] : marks
    }

    /// How much thicker a symbol's lines are than the artwork's, in ems.
    private static func extraLine(of weight: Int) -> Double {
        switch weight {
        case ..<350: 0
        case ..<450: 0.018
        case ..<550: 0.032
        case ..<650: 0.048
        case ..<750: 0.064
        case ..<850: 0.082
        default: 0.1
        }
    }

    /// A mark that replaces an image that cannot be drawn.
    private func missing(in frame: Rect) -> [Mark] {
        let side = min(frame.size.width, frame.size.height)
        let gray = Tone(Shade(red: 0.557, green: 0.557, blue: 0.576))
        let ink = Ink.flat(shade(gray))
        let line = max(pixel, side / 16)
        let box = Path(frame.inset(by: line / 2), Corners(all: side / 5), isContinuous: true)
        var font = Font(size: side * 0.6, weight: 600)
        font.design = .standard
        let width = side * 0.6 * 0.55
        let origin = Point(x: frame.center.x - width / 2, y: frame.center.y + side * 0.6 * 0.3523)
        return [
            .stroke(box, Stroke(width: line), ink),
            .words(Words(text: "?", advances: [width], font: font, ink: ink, origin: origin)),
        ]
    }
}

extension MarkBuilder.SymbolPlace {
    fileprivate func box(for font: Font) -> Rect {
        switch self {
        case .amid(let center): Rect(around: center, Size(width: font.size, height: font.size))
        case .filling(let frame): frame
        }
    }

    /// From the artwork's units to its place.
    fileprivate func transform(of ink: Rect, _ font: Font) -> Transform {
        var transform = Transform()
        let unit = font.size / Artwork.Symbol.inner
        let box = box(for: font)
        (transform.a, transform.d) = (unit, unit)
        if case .filling(let frame) = self {
            transform.a = frame.size.width / max(ink.size.width, 0.01)
            transform.d = frame.size.height / max(ink.size.height, 0.01)
        }
        transform.x = box.center.x - ink.center.x * transform.a
        transform.y = box.center.y - ink.center.y * transform.d
        return transform
    }
}

extension Ink {
    /// A plain colour and its opacity, so that a form and its line do not add up where they overlap.
    fileprivate var separated: (Ink, opacity: Double) {
        guard case .flat(var shade) = self, shade.opacity < 1 else { return (self, 1) }
        let opacity = shade.opacity
        shade.opacity = 1
        return (.flat(shade), opacity)
    }
}

extension Artwork.Symbol.Layer.Level {
    /// Its opacity in symbols whose layers differ in nothing else.
    fileprivate var strength: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        }
    }
}

extension Artwork.Symbol.Mode {
    fileprivate init(_ mode: Node.Picture.SymbolMode) {
        switch mode {
        case .monochrome: self = .monochrome
        case .hierarchical: self = .hierarchical
        case .palette: self = .palette
        case .multicolor: self = .multicolor
        }
    }
}
