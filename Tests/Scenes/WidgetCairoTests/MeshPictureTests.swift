import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetCairo
@testable import WidgetPictures

/// Mesh gradients as cairo draws them, and as an SVG has them in an image.
struct MeshPictureTests {
    private let frame = Rect(x: 0, y: 0, width: 48, height: 36)

    /// Three by three points, of which the middle one is not in the middle.
    private func mesh(inset: Double = 0, background: Shade? = nil) -> Ink.Mesh {
        let (left, right) = (frame.size.width * inset, frame.size.width * (1 - inset))
        let points = [0.0, 18, 36].flatMap { y in [left, 24, right].map { Point(x: $0, y: y) } }
        let tones = [red, blue, green, green, red, blue, blue, green, red]
        var mesh = Ink.Mesh(columns: 3, points: points, shades: tones.map(\.light), background: background)
        mesh.points[4] = Point(x: 30, y: 12)
        return mesh
    }

    private func picture(_ mesh: Ink.Mesh) throws -> PictureReader {
        let canvas = CairoCanvas(frame.size, scale: 1, fonts: TextShaper(), images: ImageCache())
        canvas.draw([.fill(Path(rectangle: frame), .mesh(mesh))])
        return try PictureReader(png: PNGFile.bytes(of: Pixels(canvas.surface)))
    }

    private func image(_ mesh: Ink.Mesh) throws -> PictureReader {
        try PictureReader(png: try #require(MeshImage(mesh, over: frame)).bytes())
    }

    @Test func `The image has the colours that are drawn`() throws {
        let mesh = mesh()
        let (image, picture) = try (image(mesh), picture(mesh))
        #expect(image.width == 48 && image.height == 36)
        for (x, y) in [(0, 0), (47, 0), (24, 9), (30, 12), (10, 30), (47, 35), (5, 18)] {
            let (one, two) = (image[x, y], picture[x, y])
            #expect(zip(one, two).allSatisfy { abs(Int($0) - Int($1)) <= 10 }, "\(x), \(y): \(one), not \(two)")
        }
    }

    @Test func `Beyond its edges it is clear, or has its background`() throws {
        for background in [nil, blue.light] {
            let mesh = mesh(inset: 0.25, background: background)
            for reader in [try image(mesh), try picture(mesh)] {
                #expect(reader[2, 18].isNear(background == nil ? [0, 0, 0, 0] : blue.bytes))
                #expect(reader[24, 1][3] == 255)
            }
        }
    }

    @Test func `What is no mesh has no image`() {
        var broken = mesh()
        broken.points[3].x = .nan
        #expect(MeshImage(broken, over: frame) == nil)
        #expect(MeshImage(mesh(), over: Rect(x: 0, y: 0, width: 0, height: 10)) == nil)
        broken = Ink.Mesh(columns: 1, points: [.zero, .zero], shades: [red.light, red.light], background: nil)
        #expect(MeshImage(broken, over: frame) == nil)
        let many = Ink.Mesh(
            columns: 100, points: [Point](repeating: .zero, count: 10_000),
            shades: [Shade](repeating: red.light, count: 10_000), background: nil)
        #expect(MeshImage(many, over: frame) == nil)
    }
}
