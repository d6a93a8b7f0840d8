import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetCairo
@testable import WidgetPictures

/// Images whose edges keep their size.
struct SlicedImageTests {
    /// 40 × 40 pixels: red, but for green on the right and blue below.
    private func image(caps: Edges, isTiled: Bool = false) throws -> Node {
        let edges = color(red).overlay(color(green).frame(width: 5), Alignment(.trailing, .center))
            .overlay(color(blue).frame(height: 5), Alignment(.center, .bottom))
        let file = try #require(PictureBytes(drawn(edges, Size(width: 40, height: 40), scale: 1).bytes))
        var picture = Node.Picture(
            .bytes(file, size: Size(width: 40, height: 40)), font: Font(size: 17), paint: .tone(red))
        (picture.isResizable, picture.isTiled, picture.capInsets) = (true, isTiled, caps)
        return .image(picture)
    }

    @Test func `Edges keep their size, and what is between is stretched`() throws {
        let picture = try picture(image(caps: Edges(all: 10)), Size(width: 100, height: 60), scale: 1)
        #expect(picture.bounds { $0.isNear(green.bytes) } == [95, 0, 5, 55])
        #expect(picture.bounds { $0.isNear(blue.bytes) } == [0, 55, 100, 5])
    }

    @Test(arguments: [20.0, 21, 30, 40, 1_000], [false, true])
    func `Edges that overlap share the image, and show nothing else`(_ cap: Double, isTiled: Bool) throws {
        let picture = try picture(image(caps: Edges(all: cap), isTiled: isTiled), Size(width: 60, height: 60), scale: 1)
        for y in 0..<60 {
            for x in 0..<60 {
                let expected = y >= 55 ? blue : x >= 55 ? green : red
                let pixel = picture[x, y]
                // Between edges that are all of the image there is nothing.
                #expect(pixel.isNear(expected.bytes) || pixel == [0, 0, 0, 0], "\(x), \(y): \(pixel)")
            }
        }
    }

    @Test(arguments: [(30.0, 30.0), (39, 39), (10, 35), (0, 90)])
    func `No piece reaches beyond the image`(_ head: Double, _ tail: Double) {
        var image = PlacedImage(
            source: .bytes([]), frame: Rect(x: 0, y: 0, width: 60, height: 60), size: Size(width: 40, height: 40))
        image.filling = .sliced(Edges(top: head, leading: head, bottom: tail, trailing: tail))
        let pieces = ImagePieces(of: image, Size(width: 40, height: 40)).pieces
        #expect(!pieces.isEmpty)
        for piece in pieces {
            #expect(piece.source.minX >= 0 && piece.source.maxX <= 40.001)
            #expect(piece.source.minY >= 0 && piece.source.maxY <= 40.001)
        }
    }
}
