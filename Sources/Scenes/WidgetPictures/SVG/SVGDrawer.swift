import SceneLayout
import WidgetArchive

/// Draws marks as elements, and defines what these refer to.
struct SVGDrawer {
    var svg = SVGWriter(reserving: 16 << 10)
    /// Gradients, clips, filters and masks, each defined once.
    private(set) var definitions = SVGWriter()
    private(set) var notes: [String] = []
    var images = SVGImages()
    /// Whether what is drawn now is in a link, which may hold no other.
    var isInLink = false
    private var identifiers: [[UInt8]: String] = [:]
    private let prefix: String
    let isLive: Bool

    init(prefix: String, isLive: Bool = false) {
        self.isLive = isLive
        let kept = prefix.unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
        }
        let text = String(String.UnicodeScalarView(kept))
        // An identifier begins with a letter.
        self.prefix = text.unicodeScalars.first?.properties.isAlphabetic == true ? text : "p" + text
    }

    /// The name of the attribute for styles. A page's rules of security allow no styles in markup: it sets them itself.
    static func style(isLive: Bool) -> StaticString { isLive ? "data-style" : "style" }

    mutating func draw(_ marks: [Mark]) {
        for mark in marks { draw(mark) }
    }

    private mutating func draw(_ mark: Mark) {
        switch mark {
        case .fill(let path, let ink, let isEvenOdd): fill(path, ink, isEvenOdd)
        case .stroke(let path, let stroke, let ink): self.stroke(path, stroke, ink)
        case .words(let words): draw(words)
        case .image(let image): draw(image)
        case .group(let treatment, let inner): draw(inner, treatment)
        case .spoken(let element): say(element)
        }
    }

    // MARK: Forms

    private mutating func fill(_ path: Path, _ ink: Ink, _ isEvenOdd: Bool) {
        guard !path.isEmpty, path.isFinite else { return }
        guard ink.isCover else { return form(path, isEvenOdd) { $0.attributes(ink, .fill) } }
        masked(within: path.bounds) { drawer in
            drawer.form(path, isEvenOdd) { $0.svg.attribute("fill", "#fff") }
        } _: { drawer in
            drawer.cover(path.bounds, with: ink)
        }
    }

    private mutating func stroke(_ path: Path, _ stroke: Stroke, _ ink: Ink) {
        guard !path.isEmpty, path.isFinite, stroke.width > 0 else { return }
        guard ink.isCover else {
            return form(path) { drawer in
                drawer.svg.attribute("fill", "none")
                drawer.attributes(ink, .stroke)
                drawer.svg.attributes(stroke)
            }
        }
        let bounds = Mark.stroke(path, stroke, ink).bounds ?? path.bounds
        masked(within: bounds) { drawer in
            drawer.form(path) { drawer in
                drawer.svg.attribute("fill", "none")
                drawer.svg.attribute("stroke", "#fff")
                drawer.svg.attributes(stroke)
            }
        } _: { drawer in
            drawer.cover(bounds, with: ink)
        }
    }

    /// The shortest element for a form.
    mutating func form(_ path: Path, _ isEvenOdd: Bool = false, _ attributes: (inout SVGDrawer) -> Void) {
        if let frame = path.rectangle {
            svg.begin("rect")
            svg.frame(frame)
        } else {
            svg.begin("path")
            svg.attribute("d") { $0.path(path) }
        }
        if isEvenOdd { svg.attribute("fill-rule", "evenodd") }
        attributes(&self)
        svg.end()
    }

    mutating func element(_ name: StaticString, _ contents: (inout SVGDrawer) -> Void) {
        svg.begin(name)
        contents(&self)
        svg.end()
    }

    // MARK: Definitions

    /// The identifier of an element that is drawn only where others refer to it.
    mutating func definition(_ name: StaticString, _ contents: (inout SVGDrawer) -> Void) -> String {
        let outer = svg
        svg = SVGWriter()
        element(name, contents)
        let bytes = svg.bytes
        svg = outer
        if let known = identifiers[bytes] { return known }
        let identifier = prefix + String(identifiers.count + 1)
        identifiers[bytes] = identifier
        let place = name.utf8CodeUnitCount + 1
        definitions.append(contentsOf: bytes[..<place])
        definitions.attribute("id", identifier)
        definitions.append(contentsOf: bytes[place...])
        return identifier
    }

    mutating func clip(_ path: Path, isEvenOdd: Bool = false) -> String {
        definition("clipPath") { drawer in
            drawer.form(path) { if isEvenOdd { $0.svg.attribute("clip-rule", "evenodd") } }
        }
    }

    /// Draws the contents through a mask, with the mask's opacity.
    ///
    /// A clip would show the edges of overlapping wedges. The mask should be white if possible, for readers that only
    /// support luminance masks.
    mutating func masked(
        within frame: Rect, _ mask: (inout SVGDrawer) -> Void, _ contents: (inout SVGDrawer) -> Void
    ) {
        let mask = definition("mask") { drawer in
            drawer.svg.attribute("mask-type", "alpha")
            drawer.svg.attribute("maskUnits", "userSpaceOnUse")
            drawer.svg.region(frame)
            mask(&drawer)
        }
        element("g") { drawer in
            drawer.svg.attribute("mask", reference: mask)
            contents(&drawer)
        }
    }

    mutating func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }
}

extension SVGWriter {
    mutating func frame(_ frame: Rect) {
        attribute("x", frame.minX, unless: 0)
        attribute("y", frame.minY, unless: 0)
        attribute("width", frame.size.width)
        attribute("height", frame.size.height)
    }

    /// Like `frame`, for elements whose default position is not the origin.
    mutating func region(_ frame: Rect) {
        attribute("x", frame.minX)
        attribute("y", frame.minY)
        attribute("width", frame.size.width)
        attribute("height", frame.size.height)
    }

    mutating func attributes(_ stroke: Stroke) {
        attribute("stroke-width", stroke.width, unless: 1)
        if stroke.cap != .butt { attribute("stroke-linecap", stroke.cap.rawValue) }
        if stroke.join != .miter { attribute("stroke-linejoin", stroke.join.rawValue) }
        guard stroke.dash.allSatisfy({ $0 >= 0 }), stroke.dash.contains(where: { $0 > 0 }) else { return }
        attribute("stroke-dasharray", stroke.dash)
        attribute("stroke-dashoffset", stroke.dashPhase, unless: 0)
    }
}

extension Path {
    var isFinite: Bool { allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } } }

    /// The upright rectangle that it is; nil if that is flat, since a flat `rect` element would not be drawn at all.
    var rectangle: Rect? {
        guard count == 5, case .move(let first) = self[0], case .line(let second) = self[1],
            case .line(let third) = self[2], case .line(let fourth) = self[3], case .close = self[4],
            first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x,
            first.x < second.x, first.y < third.y
        else { return nil }
        return Rect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y)
    }
}
