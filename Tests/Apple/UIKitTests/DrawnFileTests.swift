import TestSupport
import Testing
import UIKit
import WidgetArchive

/// What the drawing program, which lies beside the tests, makes of images.
struct DrawnFileTests {
    private func size(of png: Data) -> [Int] {
        let bytes = [UInt8](png)
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 24 else { return [] }
        return [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func `What is drawn can be had as a PNG file, in pixels`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
        let data = renderer.pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 15, height: 20))
        }
        #expect(size(of: data) == [60, 40])
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 30, height: 20))
    }

    @Test func `A symbol is one in a drawing, too`() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        let image = UIGraphicsImageRenderer(size: symbol.size).image { _ in symbol.draw(at: .zero) }
        #expect(try size(of: #require(image.pngData())).allSatisfy { $0 > 40 })
    }

    @Test func `An empty image has no file`() {
        #expect(UIImage().pngData() == nil)
        #expect(UIImage().jpegData(compressionQuality: 0.8) == nil)
    }

    @Test func `A photograph that is larger than an archive takes becomes the pixels that are shown`() throws {
        let photograph = try #require(UIImage(data: png + Data(count: 5 << 20)))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
            photograph.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        guard case .drawing(let drawing) = image.source else { throw CocoaError(.fileReadCorruptFile) }
        let bytes = try #require(pictures(in: drawing).first)
        #expect(size(of: Data(bytes)) == [20, 10])
    }

    private func pictures(in node: Node) -> [[UInt8]] {
        if case .image(let picture) = node, case .bytes(let bytes, _) = picture.source { return [bytes.bytes] }
        return node.parts.flatMap { pictures(in: $0) }
    }
}
