import SceneLayout
import WidgetArchive

extension SVGDrawer {
    mutating func draw(_ placed: PlacedImage) {
        guard placed.frame.isFinite, placed.frame.size.width > 0, placed.frame.size.height > 0 else { return }
        do throws(SVGImage.Problem) {
            draw(try identifier(of: placed.source, placed.frame.size), placed)
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
            return use(image, at: placed.frame.origin, filter)
        }
        masked(within: placed.frame) { drawer in
            drawer.use(image, at: placed.frame.origin)
        } _: { drawer in
            drawer.draw([.fill(Path(rectangle: placed.frame), stencil)])
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
