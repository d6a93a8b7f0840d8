import CCairo
package import FoundationEssentials
import GroupSystem
package import PictureClient
package import SceneLayout
import Snapshots
package import SymbolArtwork
import Synchronization
import WidgetArchive
import WidgetPictures

/// Draws requested pictures, with fonts and images that it caches.
package final class PicturePainter {
    let fonts = TextShaper()
    private let images = ImageCache()
    let artwork: Artwork
    private var pictures = 0
    /// Digests of font files, by their paths.
    var fontDigests: [String: String] = [:]

    /// The process is then replaced: what the libraries cache of fonts grows ever more slowly, but grows.
    private static let mostPictures = 10_000

    package init(artwork: Artwork = Artwork()) {
        self.artwork = artwork
    }

    /// A picture's bytes, and the notes about it.
    package func paint(_ request: PictureRequest, at moment: (Date) -> Moment) -> (bytes: [UInt8], PictureAnswer) {
        tidy()
        fonts.forgetUse()
        var clock = CostClock()
        let place = PlaceUse()
        let drawing = drawing(of: request) { place.noting(in: moment($0)) }
        let (bytes, width, notes) = file(drawing, request, &clock)
        var answer = PictureAnswer(
            byteCount: bytes.count, notes: fontNotes(request.font) + drawing.notes + notes,
            nextChange: drawing.nextChange)
        answer.width = width
        if request.hasTree { answer.tree = drawing.tree(of: request, fonts: fonts.usedFonts.sorted()).text }
        answer.isLocal = place.isNoted
        if request.hasLetters { answer.letters = shape(fonts.asked) }
        if request.isTimed { answer.cost = clock.cost }
        answer.isLast = images.isSpent || pictures >= PicturePainter.mostPictures
        return (bytes, answer)
    }

    func drawing(of request: PictureRequest, at moment: (Date) -> Moment) -> PictureDrawing {
        PictureDrawing(
            request.scene, family: request.family, size: request.size, scale: request.scale,
            look: request.look, artwork: artwork, advances: { [fonts] in fonts.shape($0, $1).advances() },
            isOnWallpaper: request.format == .pixels, at: moment(request.date))
    }

    /// It measures as the drawing has been laid out.
    func measurer(for request: PictureRequest) -> TableMeasurer {
        TableMeasurer(scale: request.scale, advances: { [fonts] in fonts.shape($0, $1).advances() })
    }

    func canvas(_ drawing: PictureDrawing, _ request: PictureRequest) -> CairoCanvas {
        let canvas = CairoCanvas(drawing.size, scale: request.scale, fonts: fonts, images: images)
        canvas.draw(drawing.marks)
        images.tidy()
        return canvas
    }

    /// Memory that the libraries have freed is scattered among what they keep, so it is returned to the kernel now and
    /// then.
    private func tidy() {
        pictures += 1
        if pictures % 500 == 0 { malloc_trim(0) }
    }

    /// Notes about the fonts that replace missing ones.
    private func fontNotes(_ chosen: String?) -> [String] {
        [chosen, FontNames.usual].compactMap(\.self).filter { !fonts.has($0) }.map {
            $0 == FontNames.usual
                ? "\($0) is not installed (Debian's fonts-inter-variable); another font stands for it, as wide"
                : "there is no font '\($0)' here; another one stands for it"
        }
    }

    private func file(
        _ drawing: PictureDrawing, _ request: PictureRequest, _ clock: inout CostClock
    ) -> (bytes: [UInt8], width: Int?, notes: [String]) {
        defer { clock.lap(request.format == .svg ? \.drawing : \.encoding) }
        if [.svg, .page].contains(request.format) {
            var drawing = drawing
            drawing.marks = drawing.marks.outlined(by: fonts)
            let (bytes, notes) =
                request.format == .page
                ? document(drawing, request) : SVGPicture(drawing, title: request.title).document()
            return (bytes, nil, notes)
        }
        let canvas = canvas(drawing, request)
        clock.lap(\.drawing)
        let pixels = Pixels(canvas.surface)
        return switch request.format {
        case .sixel: (SixelText.bytes(of: pixels), nil, canvas.notes)
        case .pixels: (pixels.packed, pixels.width, canvas.notes)
        case .png, .svg, .page: (PNGFile.bytes(of: pixels), nil, canvas.notes)
        }
    }
}

extension PicturePainter {
    /// A document for a live page. SVG cannot refer to the backdrop, so what shows one is drawn as pixels, with the same
    /// accessibility elements over them.
    private func document(_ drawing: PictureDrawing, _ request: PictureRequest) -> (bytes: [UInt8], notes: [String]) {
        var (marks, notes) = (drawing.marks, [String]())
        if marks.contains(where: \.hasFrost) {
            let canvas = canvas(drawing, request)
            let image = PlacedImage(
                source: .bytes(PNGFile.bytes(of: Pixels(canvas.surface))), frame: Rect(.zero, drawing.size))
            marks = [.image(image)] + marks.flatMap(\.elements)
            notes = canvas.notes
        }
        let picture = SVGPicture(drawing.size, marks, prefix: request.prefix ?? "p", isLive: true)
        let (bytes, others) = picture.document()
        return (bytes, notes + others)
    }
}

/// Whether a picture has written a time or a date as the time zone and the locale have it.
private final class PlaceUse: Sendable {
    private let flag = Atomic(false)

    var isNoted: Bool { flag.load(ordering: .relaxed) }

    /// A moment that writes anything by its conventions asks for the local time first.
    func noting(in moment: Moment) -> Moment {
        var noting = moment
        noting.ahead = { date in
            self.flag.store(true, ordering: .relaxed)
            return moment.ahead(date)
        }
        return noting
    }
}

/// Measures the processor time used since it was last read.
private struct CostClock {
    private(set) var cost = PictureCost()
    private var last = KernelClock.ofProcessor

    mutating func lap(_ part: WritableKeyPath<PictureCost, Double>) {
        let now = KernelClock.ofProcessor
        cost[keyPath: part] += Double(now - last) / 1e6
        last = now
    }
}
