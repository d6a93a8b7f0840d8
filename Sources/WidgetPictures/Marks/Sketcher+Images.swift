import SceneLayout
import WidgetArchive

extension Sketcher {
    mutating func image(_ picture: Node.Picture, in frame: Rect) -> [Mark] {
        let ink = ink(picture.paint, in: frame)
        if surroundings.isRedacted {
            let path = Path(frame, Corners(all: min(6, frame.size.height / 6)), isContinuous: false)
            return [.group(.opacity(0.2), [.fill(path, .flat(shade(Tone(light: .black, dark: .white))))])]
        }
        switch picture.source {
        case .symbol(let name):
            let furtherInks = picture.furtherPaints.map { self.ink($0, in: frame) }
            guard picture.isResizable else {
                let side = 1.2 * picture.font.size
                let box = Rect(around: frame.center, Size(width: side, height: side))
                return symbol(name, picture.font, ink, furtherInks, amid: box, value: picture.variableValue)
            }
            return symbol(name, picture.font, ink, furtherInks, amid: frame, value: picture.variableValue)
        case .file(let path, _):
            let isStencil = picture.isTemplate || appearance.mode == .accented
            return [
                .image(
                    PlacedImage(
                        source: .file(path), frame: snapped(frame), stencil: isStencil ? ink : nil,
                        isLuminous: appearance.mode == .vibrant))
            ]
        case .missing(let name):
            note("There is no image \(name)")
            return missing(in: frame)
        }
    }

    /// A symbol whose artwork fills a square that is enclosed by a box a fifth larger.
    mutating func symbol(
        _ name: String, _ font: Font, _ ink: Ink, _ furtherInks: [Ink] = [], amid box: Rect, value: Double? = nil
    ) -> [Mark] {
        guard let art = artwork.symbol(name, value: value) else {
            note("There is no artwork for the symbol \(name)")
            return missing(in: box.inset(by: box.size.height / 12))
        }
        let inner = Size(width: box.size.width / 1.2, height: box.size.height / 1.2)
        let place = Rect(around: box.center, inner)
        var transform = Transform()
        (transform.a, transform.d) = (inner.width / art.side, inner.height / art.side)
        (transform.x, transform.y) = (place.minX, place.minY)
        let extra = art.isOutlined ? Sketcher.extraLine(of: font.weight) * min(inner.width, inner.height) : 0
        return art.layers.enumerated().flatMap { number, layer -> [Mark] in
            let path = layer.path.applying(transform)
            let layerInk = number > 0 && number <= furtherInks.count ? furtherInks[number - 1] : ink
            var marks: [Mark] = [.fill(path, layerInk)]
            if extra > 0 { marks.append(.stroke(path, Stroke(width: extra, join: .round), layerInk)) }
            return layer.opacity < 1 ? [.group(.opacity(layer.opacity), marks)] : marks
        }
    }

    /// How much thicker the lines of a symbol are than those of the artwork, in ems.
    private static func extraLine(of weight: Int) -> Double {
        switch weight {
        case ..<350: 0
        case ..<450: 0.018
        case ..<550: 0.03
        case ..<650: 0.045
        case ..<750: 0.06
        default: 0.08
        }
    }

    /// A mark in the place of what cannot be drawn.
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
