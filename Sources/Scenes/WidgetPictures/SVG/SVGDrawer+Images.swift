import SceneLayout
import WidgetArchive

extension SVGDrawer {
    mutating func draw(_ placed: PlacedImage) {
        guard placed.frame.isFinite, placed.frame.size.width > 0, placed.frame.size.height > 0 else { return }
        do throws(SVGImage.Problem) {
            draw(try identifier(of: placed.source, placed.tile ?? placed.frame.size), placed)
        } catch {
            note("\(placed.source.name) \(error.words)")
            draw(placed.crossedBox(pixel: 0.5))
        }
    }

    private mutating func identifier(of source: PlacedImage.Source, _ size: Size) throws(SVGImage.Problem) -> String {
        if let known = images[source, size] { return known }
        let image = try images.image(source)
        let identifier = definition("image") { $0.svg.attributes(image, size) }
        images[source, size] = identifier
        return identifier
    }

    private mutating func draw(_ image: String, _ placed: PlacedImage) {
        guard let stencil = placed.stencil else {
            let filter = placed.isLuminous ? filter(within: placed.frame) { $0.colorMatrix(.luminous) } : nil
            return cover(placed, with: image, filter)
        }
        masked(within: placed.frame) { drawer in
            drawer.cover(placed, with: image, nil)
        } _: { drawer in
            drawer.draw([.fill(Path(rectangle: placed.frame), stencil)])
        }
    }

    /// Fills the place with the image, once or side by side.
    private mutating func cover(_ placed: PlacedImage, with image: String, _ filter: String?) {
        guard let tile = placed.tile else { return use(image, at: placed.frame.origin, filter) }
        let pattern = definition("pattern") { drawer in
            drawer.svg.attribute("patternUnits", "userSpaceOnUse")
            drawer.svg.region(Rect(placed.frame.origin, tile))
            drawer.use(image, at: .zero)
        }
        element("rect") { drawer in
            drawer.svg.frame(placed.frame)
            drawer.svg.attribute("fill", reference: pattern)
            if let filter { drawer.svg.attribute("filter", reference: filter) }
        }
    }

    private mutating func use(_ identifier: String, at place: Point, _ filter: String? = nil) {
        svg.element("use") { svg in
            svg.attribute("href", "#" + identifier)
            svg.attribute("x", place.x, unless: 0)
            svg.attribute("y", place.y, unless: 0)
            if let filter { svg.attribute("filter", reference: filter) }
        }
    }
}

extension PlacedImage {
    /// The size of its tiles; nil if it is stretched. Where only a part is repeated, all of it is stretched.
    fileprivate var tile: Size? {
        guard case .tiled(Edges()) = filling else { return nil }
        let isSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
        return isSize ? size : nil
    }
}

extension PlacedImage.Source {
    /// Its name in notes.
    package var name: String {
        switch self {
        case .file(let path): path
        case .bytes(let bytes): "An image of \(bytes.count) bytes"
        }
    }
}

extension SVGWriter {
    fileprivate mutating func attributes(_ image: SVGImage, _ size: Size) {
        attribute("width", size.width)
        attribute("height", size.height)
        attribute("preserveAspectRatio", "none")
        attribute("href") { image.write(to: &$0) }
    }
}
