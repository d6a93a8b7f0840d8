import GroupSystem
import SceneLayout
import WidgetArchive

/// Variants, composed from the symbols that they vary.
extension SymbolLayers {
    static func enclosed(_ glyph: [Layer], in form: SymbolVariant.Form, isFilled: Bool) -> [Layer] {
        let visible = Artwork.Symbol(layers: glyph).inOneColor
        let transform = fitting(visible.flatMap(\.path).inkBounds, into: form)
        if isFilled, let form = OwnDrawings.path(of: form.rawValue + ".fill") {
            // Where the glyph has a gap, the form shows again.
            let hole = visible.flatMap { $0.path + ($0.gap?.reversed ?? []) }.applying(transform)
            return [
                Layer(path: form, level: .secondary, growth: growthOfForms),
                Layer(path: hole, growth: 0, isCut: true),
            ]
        }
        let front = visible.map { layer in
            var layer = layer.applying(transform)
            layer.level = .primary
            layer.growth *= 0.8
            return layer
        }
        return [Layer(path: OwnDrawings.path(of: form.rawValue) ?? [], level: .secondary)] + front
    }

    static func encircled(_ sign: [Layer], by arrow: [Layer]) -> [Layer] {
        let frame = sign.flatMap(\.path).inkBounds
        let diagonal = hypot(frame.size.width, frame.size.height)
        let scale = min(8.4 / max(diagonal, 1), 5.6 / max(frame.size.height, 1))
        var transform = Transform.scale(x: scale, y: scale, around: frame.center)
        (transform.x, transform.y) = (
            transform.x + ringCenter.x - frame.center.x, transform.y + ringCenter.y - frame.center.y
        )
        return arrow
            + sign.map { layer in
                var layer = layer.applying(transform)
                layer.growth *= scale * growthOfForms
                return layer
            }
    }

    /// Where the drawings of `goforward` and `gobackward` leave room for a sign.
    private static let ringCenter = Point(x: 8, y: 9)

    /// Moves a glyph into a form, as large as there is room.
    private static func fitting(_ frame: Rect, into form: SymbolVariant.Form) -> Transform {
        let room = rooms[form] ?? 9.2
        let middle = Point(x: 8, y: middles[form] ?? 8)
        let size = max(frame.size.width, frame.size.height, 1)
        let diagonal = hypot(frame.size.width, frame.size.height)
        // Wide and high glyphs come as near to a circle's line as square ones do.
        let scale = min(room / size, form == .circle ? 11.6 / max(diagonal, 1) : 1)
        var transform = Transform.scale(x: scale, y: scale, around: .zero)
        (transform.x, transform.y) = (middle.x - scale * frame.center.x, middle.y - scale * frame.center.y)
        return transform
    }

    private static let rooms: [SymbolVariant.Form: Double] = [
        .bubble: 6.8, .diamond: 6.4, .hexagon: 8, .icloud: 6, .message: 7, .rectangle: 7, .seal: 7.4, .shield: 7.5,
    ]

    private static let middles: [SymbolVariant.Form: Double] = [.bubble: 6.6, .icloud: 8.9, .message: 7.5]

    /// A line from the top left to the bottom right, with a gap around it.
    static func slashed(_ base: [Layer]) -> [Layer] {
        let line = Path.segment(from: Point(x: 1.4, y: 1.4), to: Point(x: 14.6, y: 14.6), width: 1.1)
        let gap = Path.segment(from: Point(x: 0.6, y: 0.6), to: Point(x: 15.4, y: 15.4), width: 2.9)
        return leavingOut(gap, of: base) + [Layer(path: line)]
    }

    /// A small symbol at the bottom trailing corner.
    static func badged(_ base: [Layer], with badge: [Layer]) -> [Layer] {
        let place = Point(x: 12.4, y: 12.4)
        let glyph = Artwork.Symbol(layers: badge).inOneColor.flatMap(\.path)
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

    /// Layers behind something else are all secondary, whatever their own levels.
    private static func leavingOut(_ gap: Path, of base: [Layer]) -> [Layer] {
        Artwork.Symbol(layers: base).inOneColor.map { $0.leavingOut(gap, level: .secondary) }
    }
}
