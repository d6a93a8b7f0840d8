import PictureClient
import SceneFixtures
import SceneLayout
import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetCairo
@testable import WidgetPictures

/// The cases in pixels: each part that is a plain colour is drawn in one of its own, and found again.
///
/// Left out is what is not to be seen as a rectangle of its own: texts, images and containers; parts without an extent,
/// or beyond the picture's edge; those that another part overlaps; scenes that turn a part, whose corners are paler than
/// its colour; and pictures without an extent, or a huge one.
extension Conformance {
    func checkPixels() {
        let size = space ?? frames[0].frame.size
        guard size.width >= 1, size.height >= 1, size.width * size.height < 1e6, !isTurned else { return }
        let found = drawnColors()
        for (name, frame) in frames {
            guard let edges = found[color(of: name)], !isOverlapped(name, frame, found) else { continue }
            let scale = scale ?? 3
            let limits = [size.width, size.height, size.width, size.height]
            let wanted = zip([frame.minX, frame.minY, frame.maxX, frame.maxY], limits).map {
                min(max(0, $0), $1) * scale
            }
            for (edge, wanted) in zip(edges, wanted) {
                #expect(abs(Double(edge) - wanted) < 0.51, "\(name) is drawn at \(edges), not at \(wanted)")
            }
        }
    }

    private var isTurned: Bool { String(describing: root).contains("rotation(") }

    private func isOverlapped(_ name: String, _ frame: Rect, _ found: [UInt32: [Int]]) -> Bool {
        frames.contains { other in
            let shared = other.frame.intersection(frame).size
            let isOther = other.name != name && found[color(of: other.name)] != nil
            return isOther && shared.width > 0.1 && shared.height > 0.1
        }
    }

    /// The first and last columns and rows of each colour in the picture.
    private func drawnColors() -> [UInt32: [Int]] {
        let scale = scale ?? 3
        var builder = MarkBuilder(
            look: PictureLook(), measurer: TableMeasurer(scale: scale), artwork: Artwork(), pixel: 1 / scale)
        let canvas = CairoCanvas(
            space ?? frames[0].frame.size, scale: scale, fonts: TextShaper(), images: ImageCache())
        canvas.draw(builder.marks(composition.drawings))
        let pixels = Pixels(canvas.surface)
        var found: [UInt32: [Int]] = [:]
        for y in 0..<pixels.height {
            pixels.row(y).withMemoryRebound(to: UInt32.self, capacity: pixels.width) { row in
                var start = 0
                while start < pixels.width {
                    var end = start + 1
                    while end < pixels.width, row[end] == row[start] { end += 1 }
                    let old = found[row[start]] ?? [start, y, end, y + 1]
                    found[row[start]] = [min(old[0], start), old[1], max(old[2], end), y + 1]
                    start = end
                }
            }
        }
        return found
    }
}

/// The opaque colour that stands for a name, as a pixel has it.
func color(of name: String) -> UInt32 {
    name.utf8.reduce(0x81_1C9D) { ($0 ^ UInt32($1)) &* 0x0100_0193 & 0xFF_FFFF } | 0xFF00_0000
}

/// That colour for whoever draws.
func shade(of name: String) -> Shade {
    let color = color(of: name)
    return Shade(
        red: Double(color >> 16 & 0xFF) / 255, green: Double(color >> 8 & 0xFF) / 255, blue: Double(color & 0xFF) / 255)
}
