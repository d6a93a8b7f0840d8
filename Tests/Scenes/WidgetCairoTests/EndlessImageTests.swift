import Foundation
import GroupSystem
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive
import WidgetPictures

/// SVG files that would keep a program busy for ever, or take all its memory: they cost their place in the picture.
@Suite(.serialized) struct EndlessImageTests {
    private static func svg(_ content: String, _ prolog: String = "") -> String {
        #"\#(prolog)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "#
            + #"viewBox="0 0 40 40">\#(content)</svg>"#
    }

    private static func references(_ count: Int, each times: Int) -> String {
        let groups = (1...count).map { number in
            let uses = String(repeating: ##"<use xlink:href="#u\##(number - 1)"/>"##, count: times)
            return #"<g id="u\#(number)">\#(uses)</g>"#
        }
        return #"<defs><rect id="u0" width="1" height="1"/>\#(groups.joined())</defs>"#
            + ##"<use xlink:href="#u\##(count)"/>"##
    }

    private static let laughs = """
        <!DOCTYPE svg [<!ENTITY a0 "ha">\((1...9).map {
            "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">"
        }.joined())]>
        """

    private static let filter =
        #"<filter id="f" x="-100" y="-100" width="1000" height="1000">"#
        + String(repeating: #"<feTurbulence baseFrequency="0.01" numOctaves="100"/>"#, count: 200)
        + ##"</filter><rect width="40" height="40" filter="url(#f)"/>"##

    /// With what the note says of each.
    private static let files = [
        (svg(references(8, each: 10)), "takes too long to be drawn"),
        (svg(filter), "takes too long to be drawn"),
        (svg("<text>" + String(repeating: "東京", count: 500_000) + "</text>"), "takes too"),
        (svg("<text>&a9;</text>", laughs), "is damaged"),
        (svg(String(repeating: "<g>", count: 50_000)), "is damaged"),
        (svg(references(20_000, each: 1)), "takes too"),
    ]

    @Test(arguments: files.indices)
    func `It is a mark in the picture, and the next picture is drawn as ever`(_ number: Int) throws {
        let (text, words) = Self.files[number]
        let program = PictureProgram(path: Tool.path(PictureProgram.name), patience: .seconds(60))
        let endless = Node.image(
            .init(
                .bytes(try #require(PictureBytes(Array(text.utf8))), size: Size(width: 40, height: 40)),
                font: Font(size: 17), paint: .tone(blue)))
        func draw(_ node: Node) throws -> PictureProgram.Picture {
            let size = Size(width: 100, height: 60)
            return try program.draw(PictureRequest(Scene(node), family: .systemSmall, size: size, date: .distantPast))
        }
        let picture = try draw(depth(.center, color(red), endless))
        #expect(picture.notes.count == 1 && picture.notes[0].contains(words), "\(picture.notes)")
        let pixels = try PictureReader(png: picture.bytes)
        #expect(pixels[2, 2].isNear(red.bytes) && pixels.bounds { !$0.isNear(red.bytes) } != nil)
        #expect(try draw(color(blue)).notes.isEmpty)
    }

    @Test func `Cycles are left out, and what is deep but no deeper than files are is drawn`() throws {
        let cycle = ##"<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>"##
        let square = #"<rect width="40" height="40"/>"#
        let deep = String(repeating: "<g>", count: 200) + square + String(repeating: "</g>", count: 200)
        for text in [Self.svg(cycle + square), Self.svg(deep)] {
            let bytes = try #require(PictureBytes(Array(text.utf8)))
            let size = Size(width: 40, height: 40)
            let (_, answer) = drawn(.image(.init(.bytes(bytes, size: size), font: Font(size: 17), paint: .tone(blue))))
            #expect(answer.notes.isEmpty && !answer.isLast)
        }
    }
}
