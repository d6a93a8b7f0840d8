import GroupSystem
import SceneLayout
import WidgetArchive

/// The layers found in artwork.
enum SymbolLayers {
    typealias Layer = Artwork.Symbol.Layer

    /// The share of a weight's extra line that forms get; lines get all of it.
    static let growthOfForms = 0.35
    private static let growthOfDetails = 0.4

    static func of(_ contours: [Contour], _ name: String, isForm: Bool) -> [Layer] {
        // Thick lines would close the gaps of symbols with many small parts.
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

    /// A form with a sign in it: the sign, drawn or cut out, is the first layer, and the form the second.
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

    /// This layer at a level, with one more gap around something in front.
    func leavingOut(_ gap: Path, level: Level) -> Self {
        var layer = self
        layer.gap = (self.gap ?? []) + gap
        layer.level = level
        return layer
    }
}

extension [Artwork.Symbol.Layer] {
    func turned(by degrees: Double) -> Self {
        degrees == 0 ? self : map { $0.turned(by: degrees) }
    }
}
