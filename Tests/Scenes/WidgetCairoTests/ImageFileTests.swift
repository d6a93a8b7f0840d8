import CCairo
import PictureClient
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

    @Test func `A JPEG or a WebP of too many pixels is refused before it is decoded`() {
        let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xDC, 0xFF, 0xDC, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
            + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0, 0, 0]
        let webp: [UInt8] =
            Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0]
            + [0x2F, 0xFF, 0xFF, 0xFF, 0x0F, 0, 0, 0, 0, 0]
        for (bytes, side) in [(jpeg, "65500 × 65500"), (webp, "16384 × 16384")] {
            #expect(throws: ImageProblem.self) { try ImageFile.surface(of: bytes) }
            do { _ = try ImageFile.surface(of: bytes) } catch { #expect("\(error)".contains(side), "\(error)") }
        }
    }

    @Test func `What a PNG inflates to beyond its rows is left alone`() throws {
        let whole = drawn(color(red), Size(width: 10, height: 10), scale: 1).bytes
        let data = try #require(whole.indices.first { whole[$0...].starts(with: Array("IDAT".utf8)) })
        // Two hundred thousand times as many bytes as the rows have.
        let endless = [UInt8](repeating: 0, count: 64 << 20)
        var deflated = [UInt8](repeating: 0, count: 1 << 20)
        var length = UInt(deflated.count)
        try #require(compress2(&deflated, &length, endless, UInt(endless.count), 9) == Z_OK)
        let chunk = Array("IDAT".utf8) + deflated.prefix(Int(length))
        func bigEndian(_ number: UInt) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        let bomb = whole[..<(data - 4)] + bigEndian(length) + chunk + bigEndian(crc32(0, chunk, UInt32(chunk.count)))
        if let surface = try? ImageFile.surface(of: Array(bomb)) {
            #expect(cairo_image_surface_get_height(surface) == 10)
            cairo_surface_destroy(surface)
        }
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

    /// Stripes of 64 × 64 pixels.
    private func jpeg() throws -> [UInt8] {
        let encoder = tjInitCompress()
        defer { tjDestroy(encoder) }
        var pixels = [UInt8](repeating: 0, count: 4 * 64 * 64)
        for place in pixels.indices { pixels[place] = UInt8(truncatingIfNeeded: place / 4 * 37) }
        var buffer: UnsafeMutablePointer<UInt8>?
        var length: UInt = 0
        let (format, sampling) = (Int32(TJPF_BGRX.rawValue), Int32(TJSAMP_444.rawValue))
        let result: Int32 = tjCompress2(encoder, pixels, 64, 0, 64, format, &buffer, &length, sampling, 90, 0)
        try #require(result == 0)
        defer { tjFree(buffer) }
        return Array(UnsafeBufferPointer(start: buffer, count: Int(length)))
    }

    @Test(arguments: [1, 0.9, 0.7, 0.4])
    func `A JPEG that was cut off is drawn as far as it goes, and told of`(_ part: Double) throws {
        let bytes = try jpeg()
        let source = PictureBytes(Array(bytes.prefix(Int(Double(bytes.count) * part))))
        let image = Node.Picture(
            .bytes(try #require(source), size: Size(width: 64, height: 64)), font: Font(size: 17), paint: .tone(red))
        let (picture, answer) = drawn(.image(image), Size(width: 64, height: 64), scale: 1)
        let note = "is damaged, and drawn as far as it can be read"
        #expect(answer.notes.count == (part < 1 ? 1 : 0) && answer.notes.allSatisfy { $0.hasSuffix(note) })
        #expect(try PictureReader(png: picture).bounds { $0[0] > 100 } != nil)
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
