import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive

@testable import WidgetCairo

/// Letters of a font file in a widget's bundle.
struct BundledLettersTests {
    private let directory = TemporaryDirectory()

    /// DejaVu by another name, which no system has.
    private func file() throws -> String {
        var font = try [UInt8](
            Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")))
        func wide(_ text: String) -> [UInt8] { text.utf8.flatMap { [0, $0] } }
        for (old, new) in [(wide("DejaVu"), wide("Bundle")), (Array("DejaVu".utf8), Array("Bundle".utf8))] {
            while let range = font.firstRange(of: old) { font.replaceSubrange(range, with: new) }
        }
        let path = directory.path + "/Bundle.ttf"
        try Data(font).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func paint(
        _ file: String?, _ words: String = "Will", as format: PictureRequest.Format = .png
    ) -> (bytes: [UInt8], PictureAnswer) {
        var letters = run(words)
        letters.font.family = file == nil ? nil : "BundleSans"
        letters.font.face = file.map { Font.Face(file: $0, ascent: 0.928, descent: 0.236, capHeight: 0.729) }
        var request = PictureRequest(
            Scene(.text(Paragraph([letters]))), family: .systemSmall, format: format, date: .distantPast)
        request.hasTree = true
        return PicturePainter().paint(request) { _ in Samples.moment }
    }

    @Test func `Letters are those of the file, and lines as high as it says`() throws {
        let (bundled, usual) = try (paint(file()), paint(nil))
        #expect(bundled.bytes != usual.bytes)
        let tree = try #require(bundled.1.tree)
        #expect(tree.contains("\"fonts\":[\"Bundle Sans 2."), "\(tree)")
        #expect(try #require(usual.1.tree).contains("\"fonts\":[\"Inter"))
        // 1.164 of 17 points, in whole pixels.
        #expect(tree.contains(",20]") && usual.1.tree?.contains(",20.5]") == true, "\(tree)\(usual.1.tree ?? "")")
    }

    @Test func `A file that is gone, or no font, leaves the usual letters`() throws {
        let path = directory.path + "/Words.ttf"
        try Data("no font".utf8).write(to: URL(fileURLWithPath: path))
        for file in [path, "/nowhere.ttf", "/dev/zero", directory.path] {
            #expect(try #require(paint(file).1.tree).contains("\"fonts\":[\"Inter"))
        }
    }

    @Test func `In a document they are outlines, over words that are not seen`() throws {
        let text = try String(decoding: paint(file(), as: .svg).bytes, as: UTF8.self)
        #expect(text.contains("fill-opacity=\"0\">Will<") && text.components(separatedBy: "<path").count > 2)
        // The file has no such letter: the browser has one.
        let mixed = try String(decoding: paint(file(), "Will 봄", as: .svg).bytes, as: UTF8.self)
        #expect(!mixed.contains("fill-opacity=\"0\""))
    }
}
