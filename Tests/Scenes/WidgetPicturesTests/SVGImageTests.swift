import Foundation
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetPictures

struct SVGImageTests {
    private let frame = Rect(x: 1, y: 2, width: 30, height: 20)
    private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

    private func document(_ image: PlacedImage) throws -> (svg: SVGElement, notes: [String]) {
        let (bytes, notes) = SVGPicture(Size(width: 100, height: 50), [.image(image)]).document()
        return (try .document(bytes), notes)
    }

    @Test(
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 9], "png"), ([0xFF, 0xD8, 0xFF, 0xE0], "jpeg"),
            (Array("RIFF....WEBPVP8 ".utf8), "webp"), (Array("GIF89a..".utf8), "gif"),
            (Array("<svg/>".utf8), "svg+xml"),
            (Array("\u{FEFF}\n<?xml version='1.0'?><!-- a --><svg onload='x'/>".utf8), "svg+xml"),
        ] as [([UInt8], String)])
    func `An image stands in the document as its file is`(_ bytes: [UInt8], _ kind: String) throws {
        let (svg, notes) = try document(PlacedImage(source: .bytes(bytes), frame: frame))
        let image = try svg.one("image")
        #expect(["width", "height"].map { image[$0] } == ["30", "20"])
        #expect(try svg.one("use").attributes == ["href": "#p1", "x": "1", "y": "2"])
        #expect(image["id"] == "p1")
        #expect(image["preserveAspectRatio"] == "none")
        #expect(image["href"] == "data:image/\(kind);base64," + Data(bytes).base64EncodedString())
        #expect(notes.isEmpty)
    }

    @Test(arguments: ["", "BM", "RIFF....WAVE", "%PDF", "text <svg", "<html>", "GIF", "\u{89}PNG"])
    func `What is no image is a mark that can be seen, and a note`(_ text: String) throws {
        let (svg, notes) = try document(PlacedImage(source: .bytes(Array(text.utf8)), frame: frame))
        #expect(svg.children.map(\.name) == ["rect", "path"])
        #expect(
            notes == [
                "An image of \(text.utf8.count) bytes is no image that SVG can hold: PNG, JPEG, WebP, GIF and SVG can"
            ])
    }

    @Test(arguments: ["/nowhere/a.png", "/dev/zero", "/", "/dev/null"])
    func `A file that cannot be read, or never ends, is named once`(_ path: String) throws {
        let image = Mark.image(PlacedImage(source: .file(path), frame: frame))
        let (bytes, notes) = SVGPicture(Size(width: 100, height: 50), [image, image]).document()
        #expect(try SVGElement.document(bytes).all("image").isEmpty)
        #expect(notes.count == 1)
        #expect(try #require(notes.first).hasPrefix(path + " "))
    }

    @Test func `An image that is seen often stands in the document once`() throws {
        func image(_ x: Double, _ size: Size) -> Mark {
            .image(PlacedImage(source: .bytes(png), frame: Rect(Point(x: x, y: 0), size)))
        }
        let svg = try SVGElement.of([image(0, frame.size), image(50, frame.size), image(0, Size(width: 5, height: 5))])
        #expect(svg.all("image").compactMap { $0["id"] } == ["p1", "p2"])
        #expect(svg.all("use").compactMap { $0["href"] } == ["#p1", "#p1", "#p2"])
    }

    @Test func `A tiled image is a pattern of its own size`() throws {
        var image = PlacedImage(source: .bytes(png), frame: frame, size: Size(width: 12, height: 8))
        image.filling = .tiled(Edges())
        let svg = try SVGElement.of([.image(image)])
        let pattern = try svg.one("pattern")
        #expect(
            ["x", "y", "width", "height"].map { pattern[$0] } == [
                "\(Int(frame.minX))", "\(Int(frame.minY))", "12", "8",
            ])
        #expect(try ["width", "height"].map { try svg.one("image")[$0] } == ["12", "8"])
        #expect(try svg.one("rect")["fill"] == "url(#\(try #require(pattern["id"])))")
    }

    @Test func `What makes images too many for one document is left out`() throws {
        let marks = [SVGImages.limit - 100, 101, 100, 1].map { count in
            let bytes = png + [UInt8](repeating: 0, count: max(0, count - png.count))
            return Mark.image(PlacedImage(source: .bytes(bytes), frame: frame))
        }
        let (bytes, notes) = SVGPicture(Size(width: 100, height: 50), marks).document()
        #expect(bytes.count < 10_000_000)
        #expect(try SVGElement.document(bytes).all("image").count == 2)
        let words = "is left out: the images of an SVG picture may have 7 MB in all"
        #expect(notes == ["An image of 101 bytes \(words)", "An image of 11 bytes \(words)"])
    }

    @Test func `A stencil is an ink that is seen where the image is`() throws {
        let (svg, _) = try document(PlacedImage(source: .bytes(png), frame: frame, stencil: .red))
        let group = try svg.one("g")
        let mask = try #require(svg.target(group["mask"]))
        #expect(mask["mask-type"] == "alpha")
        #expect(mask.children.map(\.name) == ["use"])
        #expect(group.children.map { $0["fill"] } == ["#f00"])
    }

    @Test func `A luminous image is as clear as it is dark`() throws {
        let (svg, _) = try document(PlacedImage(source: .bytes(png), frame: frame, isLuminous: true))
        let filter = try #require(svg.target(svg.one("use")["filter"]))
        #expect(filter.children.map(\.name) == ["feColorMatrix", "feComposite"])
        #expect(filter.children[0]["values"] == "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .213 .715 .072 0 0")
    }

    @Test func `An image without a size is not drawn`() throws {
        for size in [Size.zero, Size(width: .nan, height: 3), Size(width: -1, height: 3)] {
            #expect(try document(PlacedImage(source: .bytes(png), frame: Rect(.zero, size))).svg.children.isEmpty)
        }
    }
}
