import GroupSystem
import SceneLayout
import WidgetArchive

/// Layers of artwork, and the variants that are put together from them.
enum SymbolLayers {
    typealias Layer = Artwork.Symbol.Layer

    /// How much more of a weight's extra line lines get than forms.
    private static let growthOfForms = 0.35
    private static let growthOfDetails = 0.4

    static func of(_ contours: [Contour], _ name: String, isForm: Bool) -> [Layer] {
        // Thick lines would fill the gaps of what has many small parts.
        let isDetailed = contours.count > 10
        let growth = isForm ? growthOfForms : isDetailed ? growthOfDetails : 1
        let layers = isEnclosed(name) ? sign(contours, isFilled: name.hasSuffix("fill")) : parted(contours, name)
        return layers.map { layer in
            var layer = layer
            layer.growth = growth
            return layer
        }
    }

    private static func isEnclosed(_ name: String) -> Bool {
        let words = (name.withoutLast("fill") ?? name).split(separator: ".")
        return words.count > 1 && words.last.map { enclosures.contains($0) } == true
    }

    private static let enclosures: Set<Substring> = [
        "circle", "square", "triangle", "octagon", "diamond", "hexagon", "shield", "seal", "app", "rectangle",
    ]

    /// A form with something in it: what is within is the first layer, drawn or cut out, and the form the second.
    private static func sign(_ contours: [Contour], isFilled: Bool) -> [Layer] {
        guard let form = contours.max(by: { $0.area < $1.area }) else { return [] }
        let holes = contours.filter { $0.part == form.part && $0.depth == 1 }
        guard let largest = holes.max(by: { $0.area < $1.area }) else { return [plain(contours)] }
        if largest.area > 0.6 * form.area {
            // A thin line around the glyph.
            let ring = contours.filter { $0.part == form.part && $0.depth < 2 }
            let glyph = contours.filter { $0.part != form.part || $0.depth > 1 }
            guard !glyph.isEmpty else { return [plain(contours)] }
            return [
                Layer(path: ring.flatMap(\.path), level: .secondary), Layer(path: glyph.flatMap(\.path)),
            ]
        }
        guard isFilled else { return [plain(contours)] }
        let outer = contours.filter { $0.depth == 0 }
        let inner = contours.filter { $0.depth > 0 }
        return [
            Layer(path: outer.flatMap(\.path), level: .secondary),
            Layer(path: inner.flatMap(\.path.reversed), isCut: true),
        ]
    }

    private static func plain(_ contours: [Contour]) -> Layer { Layer(path: contours.flatMap(\.path)) }

    /// Weather: the cloud, then what is above it, then what falls from it. Moon and stars likewise.
    private static func parted(_ contours: [Contour], _ name: String) -> [Layer] {
        let isWeather = name.hasPrefix("cloud.") || name.hasPrefix("moon.") || name.hasPrefix("thermometer.")
        guard isWeather, let body = contours.max(by: { $0.area < $1.area })?.part else { return [plain(contours)] }
        let frame = contours.filter { $0.part == body }.flatMap(\.path).inkBounds
        let others = contours.filter { $0.part != body }
        let above = others.filter { $0.path.inkBounds.center.y < frame.center.y || name.hasPrefix("moon.") }
        let below = others.filter { $0.path.inkBounds.center.y >= frame.center.y && !name.hasPrefix("moon.") }
        // Lightning is larger than the drops around it.
        let bolt = name.contains("bolt") ? below.max { $0.area < $1.area }?.part : nil
        let drops = below.filter { $0.part != bolt }
        let second = above + below.filter { $0.part == bolt }
        return [
            Layer(path: drops.flatMap(\.path), level: second.isEmpty ? .secondary : .tertiary),
            Layer(path: second.flatMap(\.path), level: .secondary),
            plain(contours.filter { $0.part == body }),
        ].filter { !$0.path.isEmpty }
    }

    // MARK: Variants

    static func enclosed(_ glyph: [Layer], in form: SymbolVariant.Form, isFilled: Bool) -> [Layer] {
        let whole = flattened(glyph)
        let frame = whole.path.inkBounds
        let room = form == .shield ? 7.5 : 9.2
        let size = max(frame.size.width, frame.size.height, 1)
        let diagonal = hypot(frame.size.width, frame.size.height)
        // Wide and high ones come as near to a circle's line as square ones do.
        let scale = min(room / size, form == .circle ? 11.6 / max(diagonal, 1) : 1)
        var transform = Transform.scale(x: scale, y: scale, around: .zero)
        (transform.x, transform.y) = (8 - scale * frame.center.x, 8 - scale * frame.center.y)
        var front = whole.applying(transform)
        front.gap = front.gap?.applying(transform)
        front.isCut = isFilled
        front.growth = isFilled ? 0 : 0.8
        let outer = outline(form, inset: 0)
        guard !isFilled else {
            return [Layer(path: outer, level: .secondary, growth: growthOfForms), front]
        }
        return [Layer(path: outer + outline(form, inset: 1).reversed, level: .secondary), front]
    }

    private static func outline(_ form: SymbolVariant.Form, inset: Double) -> Path {
        let frame = Rect(x: 0, y: 0, width: 16, height: 16).inset(by: inset)
        switch form {
        case .circle: return Path(ellipseIn: frame)
        case .square, .app: return Path(frame, Corners(all: 3.4 - inset), isContinuous: false)
        case .shield:
            let (left, right, top, low) = (1.6 + inset, 14.4 - inset, 2.2 + inset, 9.2)
            let tip = Point(x: 8, y: 16 - inset * 1.1)
            return [
                .move(Point(x: 8, y: inset)),
                .cubic(Point(x: right, y: top), control1: Point(x: 10, y: 1.4 + inset), control2: Point(x: 12, y: top)),
                .line(Point(x: right, y: low - 1)),
                .cubic(tip, control1: Point(x: right, y: low + 3), control2: Point(x: 11, y: tip.y - 1)),
                .cubic(
                    Point(x: left, y: low - 1), control1: Point(x: 5, y: tip.y - 1),
                    control2: Point(x: left, y: low + 3)),
                .line(Point(x: left, y: top)),
                .cubic(Point(x: 8, y: inset), control1: Point(x: 4, y: top), control2: Point(x: 6, y: 1.4 + inset)),
                .close,
            ]
        }
    }

    /// As one layer, with what is cut out cut out.
    private static func flattened(_ layers: [Layer]) -> Layer {
        let visible = Artwork.Symbol(layers: layers).inOneColor
        var whole = Layer(path: visible.flatMap(\.path))
        whole.gap = visible.first { $0.gap != nil }?.gap
        return whole
    }

    /// A line from the top left to the bottom right, with some air around it.
    static func slashed(_ base: [Layer]) -> [Layer] {
        let line = Path.segment(from: Point(x: 1.4, y: 1.4), to: Point(x: 14.6, y: 14.6), width: 1.1)
        let gap = Path.segment(from: Point(x: -2, y: -2), to: Point(x: 18, y: 18), width: 2.9)
        return leavingOut(gap, of: base) + [Layer(path: line)]
    }

    /// A small symbol at the bottom trailing corner.
    static func badged(_ base: [Layer], with badge: [Layer]) -> [Layer] {
        let place = Point(x: 12.4, y: 12.4)
        let glyph = flattened(badge).path
        let frame = glyph.inkBounds
        let scale = 4.1 / max(frame.size.width, frame.size.height, 1)
        var transform = Transform.scale(x: scale, y: scale, around: .zero)
        (transform.x, transform.y) = (place.x - scale * frame.center.x, place.y - scale * frame.center.y)
        return leavingOut(.disc(place, 4.5), of: base)
            + [Layer(path: .disc(place, 3.6) + glyph.applying(transform).reversed, growth: 0)]
    }

    /// Plain signs, whose lines would be too thin for a badge.
    static func badge(_ name: String) -> [Layer]? {
        let plus = "M6 0h4v6h6v4h-6v6H6v-6H0V6h6z"
        let data = ["plus": plus, "xmark": plus, "minus": "M0 6h16v4H0z"]
        guard let data = data[name], let path = PathData(data).steps else { return nil }
        let layer = Layer(path: path)
        return [name == "xmark" ? layer.turned(by: 45) : layer]
    }

    /// A dot at the top trailing corner.
    static func dotted(_ base: [Layer]) -> [Layer] {
        let place = Point(x: 12.6, y: 3.2)
        return leavingOut(.disc(place, 3.8), of: base) + [Layer(path: .disc(place, 2.8), growth: 0)]
    }

    /// What stands behind something else is one layer, whatever it consists of.
    private static func leavingOut(_ gap: Path, of base: [Layer]) -> [Layer] {
        Artwork.Symbol(layers: base).inOneColor.map { $0.leavingOut(gap, level: .secondary) }
    }
}

extension Artwork.Symbol.Layer {
    func applying(_ transform: Transform) -> Self {
        var layer = self
        layer.path = path.applying(transform)
        layer.gap = gap?.applying(transform)
        return layer
    }

    func turned(by degrees: Double) -> Self {
        applying(.rotation(degrees: degrees, around: Point(x: 8, y: 8)))
    }

    /// With one more gap, behind what stands in it.
    func leavingOut(_ gap: Path, level: Level) -> Self {
        var layer = self
        layer.gap = (self.gap ?? []) + gap
        layer.level = level
        return layer
    }
}
