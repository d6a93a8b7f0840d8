import CCairo
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetPictures

/// Draws marks into pixels.
final class CairoCanvas {
    let surface: OpaquePointer
    let context: OpaquePointer
    let fonts: TextShaper
    private let images: ImageCache
    let budget: EffectBudget
    /// Pixels per point.
    private let scale: Double
    /// The pixels of the whole picture, and the part of them that this canvas covers.
    let whole: PixelArea
    let area: PixelArea
    /// The canvas that this one is drawn on in the end, and the groups that are open on this one.
    let parent: CairoCanvas?
    private(set) var groups: [OpaquePointer] = []
    private(set) var notes: [String] = []

    convenience init(_ size: Size, scale: Double, fonts: TextShaper, images: ImageCache) {
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        let budget = EffectBudget(pixels: width * height)
        let whole = PixelArea(width: width, height: height)
        self.init(whole, of: whole, scale: scale, fonts: fonts, images: images, budget: budget, parent: nil)
    }

    private init(
        _ area: PixelArea, of whole: PixelArea, scale: Double, fonts: TextShaper, images: ImageCache,
        budget: EffectBudget, parent: CairoCanvas?
    ) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
        cairo_surface_set_device_offset(surface, -Double(area.x), -Double(area.y))
        context = cairo_create(surface)
        cairo_scale(context, scale, scale)
        (self.area, self.whole, self.scale) = (area, whole, scale)
        (self.fonts, self.images, self.budget, self.parent) = (fonts, images, budget, parent)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func draw(_ marks: [Mark]) {
        for mark in marks { draw(mark) }
    }

    func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }

    private func draw(_ mark: Mark) {
        switch mark {
        case .fill(let path, let ink, let isEvenOdd):
            trace(path, isEvenOdd)
            paint(ink) { cairo_fill(context) }
        case .stroke(let path, let stroke, let ink):
            trace(path)
            set(stroke, along: path)
            paint(ink) { cairo_stroke(context) }
        case .words(let words):
            guard words.canBeShaped, words.font.size * greatestScale < 100_000 else {
                return note("Letters of more than 5,000 points are left out")
            }
            setSource(words.ink)
            draw(words)
        case .image(let image): draw(image)
        case .group(let treatment, let inner): draw(inner, treatment)
        case .spoken: break
        }
    }

    // MARK: Forms

    func trace(_ path: Path, _ isEvenOdd: Bool = false) {
        cairo_new_path(context)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        for segment in path.segments {
            switch segment {
            case .move(let end): cairo_move_to(context, end.x, end.y)
            case .line(_, let end): cairo_line_to(context, end.x, end.y)
            case .curve(let curve):
                let (first, second, end) = (curve.control1, curve.control2, curve.end)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    private func set(_ stroke: Stroke, along path: Path = []) {
        cairo_set_line_width(context, stroke.width)
        let cap: cairo_line_cap_t =
            switch stroke.cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(context, cap)
        let join: cairo_line_join_t =
            switch stroke.join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(context, join)
        let dash = stroke.canDash(path) ? stroke.dash : []
        cairo_set_dash(context, dash, Int32(dash.count), stroke.dashPhase)
    }

    // MARK: Groups

    private func draw(_ inner: [Mark], _ treatment: Treatment) {
        let inked = treatment.needsSurfaces ? area(of: inner) : whole
        let seen = area(of: treatment, around: inked)
        guard !inked.isEmpty, !seen.intersection(area).isEmpty else { return }
        let worked = area(workedOnBy: treatment, inked, seen: seen)
        let price = EffectBudget.Price(treatment, worked: worked.count, seen: seen.count)
        guard budget.take(price) else {
            note("There are too many effects: some are left out")
            return treatment.hides ? () : draw(inner)
        }
        cairo_save(context)
        defer {
            cairo_restore(context)
            budget.giveBack(price)
        }
        // Cairo makes a group as large as the clip, so a smaller clip saves memory.
        if treatment.needsSurfaces { clip(to: seen.union(inked)) }
        switch treatment {
        case .transform(let transform):
            var matrix = transform.matrix
            // Cairo stops drawing for good after a transform that is not invertible or not finite.
            guard let inverse = transform.inverse, inverse.isFinite, transform.isFinite else { return }
            cairo_transform(context, &matrix)
            draw(inner)
        case .clip(let path, let isEvenOdd):
            trace(path, isEvenOdd)
            cairo_clip(context)
            draw(inner)
        case .opacity(let factor):
            setSource(to: inner)
            cairo_paint_with_alpha(context, factor)
        case .shadow(let shade, let deviation, let offset):
            drawShadow(inner, in: inked, worked, shade, deviation, offset)
        case .blur(let deviation):
            change(inner, in: seen) { $0.blur(Blur(deviation * self.deviceScale)) }
        case .colors(let matrix): change(inner, in: seen) { $0.apply(matrix) }
        case .mask(let mask):
            cairo_push_group(context)
            draw(mask)
            let coverage = cairo_pop_group(context)
            setSource(to: inner)
            cairo_mask(context, coverage)
            cairo_pattern_destroy(coverage)
        case .blend(let mode):
            setSource(to: inner)
            cairo_set_operator(context, mode.cairoOperator)
            cairo_paint(context)
        case .isolated:
            setSource(to: inner)
            cairo_paint(context)
        case .frost(let frost, let form): drawFrost(frost, within: form, veil: inner, in: worked, seen: seen)
        case .link, .element: draw(inner)
        }
    }

    /// Makes the marks, drawn on their own, the source for the next painting.
    private func setSource(to marks: [Mark]) {
        cairo_push_group(context)
        groups.append(cairo_get_group_target(context))
        draw(marks)
        groups.removeLast()
        cairo_pop_group_to_source(context)
    }

    /// The current transform from points to pixels of the picture.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return matrix
    }

    /// The number of pixels per point under the current transform.
    var deviceScale: Double { Transform(matrix).magnification }

    /// The larger of the two axis scales; a font may be tiny along one axis and huge along the other.
    private var greatestScale: Double { max(Transform(matrix).width, Transform(matrix).height) }

    private func clip(to area: PixelArea) {
        var matrix = self.matrix
        cairo_identity_matrix(context)
        cairo_rectangle(context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        cairo_clip(context)
        cairo_set_matrix(context, &matrix)
    }

    func blank(_ area: PixelArea) -> CairoCanvas {
        CairoCanvas(area, of: whole, scale: 1, fonts: fonts, images: images, budget: budget, parent: self)
    }

    /// The marks drawn on a canvas of their own.
    private func layer(_ inner: [Mark], in area: PixelArea) -> CairoCanvas {
        let layer = blank(area)
        var matrix = self.matrix
        cairo_set_matrix(layer.context, &matrix)
        layer.draw(inner)
        for words in layer.notes { note(words) }
        return layer
    }

    /// Changes the pixels drawn so far.
    func changePixels(_ body: (Pixels) -> Void) {
        cairo_surface_flush(surface)
        body(Pixels(surface))
        cairo_surface_mark_dirty(surface)
    }

    /// Draws another canvas over this one, pixel by pixel.
    func draw(_ other: CairoCanvas, movedBy shift: Point = .zero) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, other.surface, shift.x, shift.y)
        cairo_paint(context)
        cairo_restore(context)
    }

    private func change(_ inner: [Mark], in area: PixelArea, _ body: (Pixels) -> Void) {
        let layer = layer(inner, in: area)
        layer.changePixels(body)
        draw(layer)
    }

    private func drawShadow(
        _ inner: [Mark], in inked: PixelArea, _ area: PixelArea, _ shade: Shade, _ deviation: Double, _ offset: Point
    ) {
        let blur = Blur(deviation * deviceScale)
        var matrix = self.matrix
        var shift = offset
        cairo_matrix_transform_distance(&matrix, &shift.x, &shift.y)
        // The caster is drawn once: twice would make it four times in the next shadow around it.
        let content = layer(inner, in: inked)
        let shadow = blank(area)
        shadow.draw(content)
        shadow.changePixels {
            $0.blurOpacity(blur)
            $0.fill(shade)
        }
        draw(shadow, movedBy: shift)
        draw(content)
    }

    // MARK: Images

    private func draw(_ image: PlacedImage) {
        let pixels = PixelSize(image.isStretched ? image.frame.size : image.size, times: deviceScale)
        let (picture, problem) = images.image(image.source, drawnIn: pixels, of: image.size)
        if let problem { note(problem) }
        guard let picture else { return draw(image.crossedBox(pixel: 1 / scale)) }
        cairo_save(context)
        defer { cairo_restore(context) }
        let frame = image.frame
        cairo_rectangle(context, frame.minX, frame.minY, frame.size.width, frame.size.height)
        cairo_clip(context)
        if let stencil = image.stencil {
            cairo_push_group(context)
            fill(image, with: picture)
            let mask = cairo_pop_group(context)
            setSource(stencil)
            cairo_mask(context, mask)
            cairo_pattern_destroy(mask)
        } else if image.isLuminous {
            draw([.image(image.plain)], .colors(.luminous))
        } else {
            fill(image, with: picture)
        }
    }

    /// Fills an image's frame with it, in pieces if parts of it keep their size.
    private func fill(_ image: PlacedImage, with picture: OpaquePointer) {
        let pixels = Size(
            width: Double(cairo_image_surface_get_width(picture)),
            height: Double(cairo_image_surface_get_height(picture)))
        for piece in ImagePieces(of: image, pixels).pieces where !piece.isEmpty {
            cairo_save(context)
            cairo_rectangle(
                context, piece.target.minX, piece.target.minY, piece.target.size.width, piece.target.size.height)
            cairo_clip(context)
            cairo_translate(context, piece.target.minX, piece.target.minY)
            cairo_scale(context, piece.scale.width, piece.scale.height)
            // Restricted to the piece, repeated or not, so that neighbouring pixels do not bleed in. Cairo would also
            // read beyond the image.
            let source = PixelArea(within: piece.source, of: pixels)
            let part = cairo_surface_create_for_rectangle(
                picture, Double(source.x), Double(source.y), Double(source.width), Double(source.height))
            cairo_set_source_surface(context, part, 0, 0)
            let pattern = cairo_get_source(context)
            cairo_pattern_set_extend(pattern, piece.isRepeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, image.interpolation.cairoFilter)
            cairo_paint(context)
            cairo_surface_destroy(part)
            cairo_restore(context)
        }
    }
}

extension Words {
    /// Whether its lengths fit pango's range.
    fileprivate var canBeShaped: Bool {
        font.size <= 5_000 && advances.allSatisfy { $0.magnitude < 100_000 }
    }
}

extension Stroke {
    /// Whether a line has dashes, and not too many to be visible: cairo draws each of them.
    fileprivate func canDash(_ path: Path) -> Bool {
        guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dashPhase.isFinite, !dash.isEmpty else { return false }
        let points = path.flatMap(\.points)
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        let period = dash.reduce(0, +)
        return period > 0 && length + abs(dashPhase) <= 20_000 * period
    }
}

extension PlacedImage {
    fileprivate var isStretched: Bool { if case .stretched = filling { true } else { false } }

    /// The image in its own colours.
    fileprivate var plain: PlacedImage {
        var image = self
        image.isLuminous = false
        return image
    }
}
