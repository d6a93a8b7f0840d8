import CTables
import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// SVG files as images.
struct VectorImageTests {
    private func image(_ svg: String, size: Size = Size(width: 100, height: 60)) throws -> Node.Picture {
        var picture = Node.Picture(
            .bytes(try #require(PictureBytes(Array(svg.utf8))), size: size), font: Font(size: 17), paint: .tone(blue))
        picture.isResizable = true
        return picture
    }

    private func svg(_ content: String, _ attributes: String = #"viewBox="0 0 10 6""#) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "#
            + "\(attributes)>\(content)</svg>"
    }

    private let square = ##"<rect x="2" y="1" width="4" height="4" fill="#FF3B30"/>"##

    @Test func `An SVG is drawn with sharp edges, however large it is`() throws {
        for scale in [1.0, 2, 5] {
            let picture = try picture(.image(image(svg(square), size: Size(width: 10, height: 6))), scale: scale)
            let side = Int(scale)
            #expect(picture.bounds { $0[3] > 0 } == [20 * side, 10 * side, 40 * side, 40 * side])
            #expect(picture.bounds { $0.isNear(red.bytes) } == [20 * side, 10 * side, 40 * side, 40 * side])
        }
    }

    @Test func `The sheet of our own symbols can be looked at`() throws {
        let (sheet, size) = (String(cString: symbol_drawings()), Size(width: 80, height: 400))
        let picture = try picture(.image(image(sheet, size: size)), size)
        let ink = try #require(picture.bounds { $0[3] > 0 })
        #expect(ink[2] > 120 && ink[3] > 500)
    }

    @Test func `An SVG may be a template, tiled, and larger by an effect`() throws {
        var template = try image(svg(square))
        template.isTemplate = true
        #expect(try picture(.image(template)).bounds { $0.isNear(blue.bytes) } == [40, 20, 80, 80])
        var tiled = try image(svg(square), size: Size(width: 50, height: 30))
        tiled.isTiled = true
        let tiles = try picture(.image(tiled))
        #expect(tiles[30, 20].isNear(red.bytes) && tiles[130, 80].isNear(red.bytes) && tiles[95, 20][3] == 0)
        let center = UnitPoint(x: 0.5, y: 0.5)
        let small = try Node.image(image(svg(square))).frame(width: 10, height: 6)
        let larger = try picture(small.effect(.scale(x: 10, y: 10, anchor: center)))
        #expect(larger.bounds { $0[3] > 0 } == larger.bounds { $0.isNear(red.bytes) })
    }

    @Test func `A file is drawn, and once it has changed drawn anew`() throws {
        let directory = TemporaryDirectory()
        let path = directory.path + "/a.svg"
        let painter = PicturePainter()
        for tone in [red, blue] {
            let color = tone.bytes.prefix(3).map { String(format: "%02X", $0) }.joined()
            let text = svg(##"<rect width="10" height="6" fill="#\##(color)"/>"##)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            let node = Node.image(
                .init(.file(path: path, size: Size(width: 40, height: 40)), font: Font(size: 17), paint: .tone(red)))
            let request = PictureRequest(
                Scene(node), family: .accessoryRectangular, size: Size(width: 100, height: 60), date: .distantPast)
            let (bytes, answer) = painter.paint(request) { Moment($0) }
            #expect(answer.notes.isEmpty && !answer.isLast)
            #expect(try PictureReader(png: bytes)[100, 60].isNear(tone.bytes))
        }
    }

    @Test func `What lies outside an SVG is not loaded`() throws {
        let directory = TemporaryDirectory()
        let png = directory.path + "/red.png"
        try Data(drawn(color(red)).bytes).write(to: URL(fileURLWithPath: png))
        let outside = ["file://\(png)", png, "red.png", "http://127.0.0.1:9/red.png"].map {
            #"<image width="10" height="6" xlink:href="\#($0)"/>"#
        }
        let space = "http://www.w3.org/2001/XInclude"
        let include = #"<xi:include xmlns:xi="\#(space)" href="file:///etc/passwd" parse="text"/>"#
        for content in outside + ["<text y=\"5\">\(include)</text>", "<style>@import url(\"\(png)\");</style>"] {
            let (bytes, answer) = drawn(.image(try image(svg(content))))
            #expect(try PictureReader(png: bytes).bounds { $0[3] > 0 } == nil, "\(content)")
            #expect(answer.notes.isEmpty)
        }
    }

    @Test func `A picture that stands in an SVG itself is drawn`() throws {
        let data = Data(drawn(color(red)).bytes).base64EncodedString()
        let content = #"<image width="10" height="6" xlink:href="data:image/png;base64,\#(data)"/>"#
        #expect(try picture(.image(image(svg(content))))[100, 60].isNear(red.bytes))
    }

    private static let entity = #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>"#

    @Test(arguments: ["<svg", "<svg><g></svg>", entity])
    func `A damaged SVG is a mark and a note`(_ text: String) throws {
        let (bytes, answer) = drawn(.image(try image(text)))
        #expect(answer.notes == ["An image of \(text.utf8.count) bytes is damaged"])
        #expect(try PictureReader(png: bytes).bounds { $0[3] > 0 } != nil)
    }
}
