import CCairo
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetPictures

extension Mark {
    /// The mark for a document whose reader lacks the fonts of a widget's bundle: their letters are drawn as outlines,
    /// over words that can be selected and read aloud, but are not seen. A text that ticks stays one.
    func outlined(by fonts: TextShaper) -> [Mark] {
        switch self {
        case .words(let words):
            guard let file = words.font.face?.file, words.clock == nil else { return [self] }
            let shaped = fonts.shape(words.text, words.font)
            // Emoji and other letters that the file lacks have no outlines, or other ones.
            guard shaped.glyphs.allSatisfy({ $0.file == file }) else { return [self] }
            var unseen = words
            unseen.ink = .flat(Shade(red: 0, green: 0, blue: 0).opacity(0))
            return [.fill(shaped.outline(at: words.origin, advances: words.advances), words.ink), .words(unseen)]
        case .group(.mask(let mask), let marks):
            return [.group(.mask(mask.outlined(by: fonts)), marks.outlined(by: fonts))]
        case .group(let treatment, let marks): return [.group(treatment, marks.outlined(by: fonts))]
        case .fill, .stroke, .image, .spoken: return [self]
        }
    }
}

extension [Mark] {
    func outlined(by fonts: TextShaper) -> [Mark] { flatMap { $0.outlined(by: fonts) } }
}

extension ShapedText {
    /// Its letters as a path from a point on its baseline, with the given advance for each character.
    func outline(at origin: Point, advances: [Double]) -> SceneLayout.Path {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        guard let canvas = cairo_create(surface) else { return [] }
        defer {
            cairo_destroy(canvas)
            cairo_surface_destroy(surface)
        }
        draw(on: canvas, at: origin, advances: advances, by: pango_cairo_glyph_string_path)
        guard let path = cairo_copy_path(canvas) else { return [] }
        defer { cairo_path_destroy(path) }
        var steps: SceneLayout.Path = []
        var place = 0
        while place < Int(path.pointee.num_data), let data = path.pointee.data?.advanced(by: place) {
            func point(_ index: Int) -> Point { Point(x: data[index].point.x, y: data[index].point.y) }
            switch data.pointee.header.type {
            case CAIRO_PATH_MOVE_TO: steps.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: steps.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: steps.append(.cubic(point(3), control1: point(1), control2: point(2)))
            default: steps.append(.close)
            }
            place += max(1, Int(data.pointee.header.length))
        }
        return steps
    }
}
