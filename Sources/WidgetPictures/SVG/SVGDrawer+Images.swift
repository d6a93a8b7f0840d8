import SceneLayout
import WidgetArchive

extension SVGDrawer {
    mutating func draw(_ placed: PlacedImage) {
        guard placed.frame.isFinite, placed.frame.size.width > 0, placed.frame.size.height > 0 else { return }
        do throws(SVGImage.Problem) {
            let image = try SVGImage(placed.source)
            if let stencil = placed.stencil {
                draw(image, as: stencil, in: placed.frame)
            } else {
                draw(image, in: placed.frame, isLuminous: placed.isLuminous)
            }
        } catch {
            note("\(placed.source.name) \(error.words)")
            draw(missing(in: placed.frame))
        }
    }

    private mutating func draw(_ image: SVGImage, in frame: Rect, isLuminous: Bool) {
        let filter = isLuminous ? self.filter(within: frame) { $0.colorMatrix(.luminanceToAlpha) } : nil
        element("image") { drawer in
            drawer.svg.frame(frame)
            drawer.svg.attribute("preserveAspectRatio", "none")
            if let filter { drawer.svg.attribute("filter", reference: filter) }
            drawer.svg.attribute("href") { image.write(to: &$0) }
        }
    }

    private mutating func draw(_ image: SVGImage, as stencil: Ink, in frame: Rect) {
        let mask = definition("mask") { drawer in
            drawer.svg.attribute("mask-type", "alpha")
            drawer.svg.attribute("maskUnits", "userSpaceOnUse")
            drawer.svg.region(frame)
            drawer.draw(image, in: frame, isLuminous: false)
        }
        element("g") { drawer in
            drawer.svg.attribute("mask", reference: mask)
            drawer.draw([.fill(Path(rectangle: frame), stencil)])
        }
    }

    /// A crossed box in the place of what cannot be drawn.
    private func missing(in frame: Rect) -> [Mark] {
        let line = max(0.5, min(frame.size.width, frame.size.height) / 32)
        let ink = Ink.flat(Shade(red: 0.557, green: 0.557, blue: 0.576))
        let cross: Path = [.move(frame.origin), .line(Point(x: frame.maxX, y: frame.maxY))]
        return [Path(rectangle: frame.inset(by: line / 2)), cross].map { .stroke($0, Stroke(width: line), ink) }
    }
}

extension PlacedImage.Source {
    fileprivate var name: String {
        switch self {
        case .file(let path): path
        case .bytes(let bytes): "An image of \(bytes.count) bytes"
        }
    }
}
