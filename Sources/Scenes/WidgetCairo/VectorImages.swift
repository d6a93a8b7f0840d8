import CCairo
import GroupSystem
import WidgetArchive

/// The size at which an image is drawn.
struct PixelSize: Hashable, Sendable {
    let width: Int
    let height: Int

    private static let most = 16_000_000.0

    /// For a size in points at some pixels per point, limited to the most pixels that are drawn.
    init(_ size: Size, times scale: Double) {
        let (width, height) = (max(0, size.width * scale), max(0, size.height * scale))
        let excess = max(1, (width * height / PixelSize.most).squareRoot(), width / 16_384, height / 16_384)
        // NaN and infinities have no pixel count.
        func count(_ length: Double) -> Int { length >= 1 ? max(1, Int(min(length, 16_384).rounded())) : 1 }
        (self.width, self.height) = (count(width / excess), count(height / excess))
    }
}

/// Draws SVG files with librsvg, at the size at which they are seen.
final class VectorImages {
    /// Nil before the first attempt to load it.
    private var known: ccairo_svg_library??
    /// The time left for the files of a picture.
    private var time = VectorImages.mostTime
    /// Whether a file keeps a thread busy for good, so that the process has to end.
    private(set) var isSpent = false

    /// The limit of processor time for all files of a picture.
    private static let mostTime = Duration.milliseconds(700)
    private static let mostMemory = 96 << 20
    private static let longestFile = 8 << 20

    func beginPicture() { time = VectorImages.mostTime }

    /// Draws a file with a size in points into this many pixels.
    func surface(of bytes: [UInt8], drawnIn pixels: PixelSize, of size: Size) throws(ImageProblem) -> OpaquePointer {
        guard !isSpent else { throw ImageProblem(words: "is left out, since another SVG took too long") }
        guard bytes.count <= VectorImages.longestFile else {
            throw ImageProblem(words: "is too large to be drawn: more than 8 MiB")
        }
        guard let library = library() else {
            throw ImageProblem(words: "is an SVG, and Debian's package librsvg2-2, which draws them, is not installed")
        }
        let surface = try ImageFile.blank(Int32(pixels.width), Int32(pixels.height), isOpaque: false)
        let address = UInt(bitPattern: surface)
        switch try limited({ Self.draw(bytes, with: library, size, on: address) }) {
        case .done(true): return surface
        case .done(false):
            cairo_surface_destroy(surface)
            throw ImageProblem(words: "is damaged")
        // The thread goes on using the surface.
        case .tooSlow: throw ImageProblem(words: "takes too long to be drawn")
        case .tooLarge: throw ImageProblem(words: "takes too much memory to be drawn")
        }
    }

    private func library() -> ccairo_svg_library? {
        if known == nil {
            var functions = ccairo_svg_library()
            known = .some(ccairo_svg_load(&functions) != 0 ? functions : nil)
        }
        return known ?? nil
    }

    private func limited(
        _ body: @escaping @Sendable () -> Bool
    ) throws(ImageProblem) -> LimitedWork.Outcome<Bool> {
        let start = KernelClock.ofProcessor
        defer { time = max(.milliseconds(1), time - .nanoseconds(KernelClock.ofProcessor - start)) }
        do throws(Errno) {
            let outcome = try LimitedWork(time: time, memory: VectorImages.mostMemory).run(body)
            if case .done = outcome {} else { isSpent = true }
            return outcome
        } catch {
            throw ImageProblem(words: "cannot be drawn: \(error)")
        }
    }

    private static func draw(_ bytes: [UInt8], with library: ccairo_svg_library, _ size: Size, on address: UInt) -> Bool
    {
        guard let surface = OpaquePointer(bitPattern: address) else { return false }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        let (width, height) = (size.width > 0 ? size.width : 1, size.height > 0 ? size.height : 1)
        cairo_scale(
            context, Double(cairo_image_surface_get_width(surface)) / width,
            Double(cairo_image_surface_get_height(surface)) / height)
        var functions = library
        return ccairo_svg_draw(&functions, bytes, UInt(bytes.count), context, width, height) != 0
    }
}
