import CCairo
import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// Image files that are none, or do not stay as they are.
struct ForeignFileTests {
    private func image(_ path: String) -> Node {
        .image(.init(.file(path: path, size: Size(width: 100, height: 60)), font: Font(size: 17), paint: .tone(red)))
    }

    @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty", "/etc", "/dev/stdin"])
    func `What is no file leaves a mark, and is told of`(_ path: String) throws {
        for format in [PictureRequest.Format.png, .svg] {
            let request = PictureRequest(Scene(image(path)), family: .systemSmall, format: format, date: .distantPast)
            let (_, answer) = PicturePainter().paint(request) { Moment($0) }
            #expect(answer.notes.count == 1 && answer.notes[0].hasPrefix(path), "\(answer.notes)")
        }
        let (bytes, _) = drawn(image(path))
        #expect(try PictureReader(png: bytes).bounds { $0[3] > 0 } != nil)
    }

    @Test func `A pipe into which nobody writes keeps nobody waiting`() throws {
        let directory = TemporaryDirectory()
        let path = directory.path + "/cat.png"
        try #require(mkfifo(path, 0o600) == 0)
        #expect(drawn(image(path)).answer.notes == ["\(path) cannot be read: it is no file"])
    }

    @Test func `A file without end is not read to its end`() throws {
        let directory = TemporaryDirectory()
        let path = directory.path + "/cat.png"
        try Data([0x89, 0x50, 0x4E, 0x47]).write(to: URL(fileURLWithPath: path))
        try #require(truncate(path, 1 << 40) == 0)
        #expect(drawn(image(path)).answer.notes == ["\(path) is too large to be drawn: more than 32 MiB"])
    }

    @Test func `A file that has become another is drawn as it is now`() throws {
        let directory = TemporaryDirectory()
        let path = directory.path + "/cat.png"
        let painter = PicturePainter()
        func centre() throws -> [UInt8] {
            let size = Size(width: 100, height: 60)
            let request = PictureRequest(
                Scene(image(path)), family: .accessoryRectangular, size: size, date: .distantPast)
            return try PictureReader(png: painter.paint(request) { Moment($0) }.bytes)[100, 60]
        }
        for tone in [red, blue, green] {
            try Data(drawn(color(tone)).bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
            #expect(try centre().isNear(tone.bytes))
        }
        try FileManager.default.removeItem(atPath: path)
        #expect(try !centre().isNear(green.bytes))
    }
}
