import CCairo
import SceneFixtures
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

struct ImageFileTests {
    @Test func `A picture that was written is read again as it was`() throws {
        let scene = depth(.center, color(red.opacity(0.4)), symbol("star.fill", blue, size: 40))
        let picture = try picture(scene)
        #expect(picture.width == 200 && picture.height == 120)
        #expect(picture[2, 2].isNear([255, 59, 48, 102]))
    }

    @Test func `A PNG of a hundred thousand pixels a side is refused before it is decoded`() throws {
        var bomb = drawn(color(red)).bytes
        let side: [UInt8] = [0, 1, 0x86, 0xA0]
        bomb.replaceSubrange(16..<24, with: side + side)
        #expect(throws: ImageProblem.self) { try ImageFile.surface(of: bomb) }
        do { _ = try ImageFile.surface(of: bomb) } catch { #expect("\(error)".contains("100000 × 100000")) }
    }

    @Test(arguments: [0, 1, 8, 23, 24, 60, 200])
    func `An image that was cut off is no image`(_ length: Int) {
        let whole = drawn(vertical(text("Some words"), symbol("heart"))).bytes
        #expect(throws: ImageProblem.self) { try ImageFile.surface(of: Array(whole.prefix(length))) }
    }

    @Test(arguments: (1...40).map { UInt64($0) })
    func `An image with wrong bytes is drawn or refused`(_ seed: UInt64) {
        var bytes = drawn(vertical(text("Some words"), symbol("heart"))).bytes
        var state = seed
        for _ in 0..<8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
        }
        if let surface = try? ImageFile.surface(of: bytes) { cairo_surface_destroy(surface) }
    }

    @Test func `An image that is missing leaves a mark, and is told of`() throws {
        let lost = Node.image(
            .init(
                .file(path: "/nowhere/cat.png", size: Size(width: 40, height: 40)), font: Font(size: 17),
                paint: .tone(red)))
        let (bytes, answer) = drawn(lost)
        #expect(answer.notes == ["/nowhere/cat.png cannot be read: No such file or directory"])
        #expect(try PictureReader(png: bytes).bounds { $0[3] > 0 } != nil)
    }
}
