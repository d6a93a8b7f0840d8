import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import Synchronization
import TestSupport
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// Image files that someone writes while they are read.
struct ChangingFileTests {
    private static let svg = Array(
        (#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">"#
            + String(repeating: #"<rect width="40" height="40" fill="red"/>"#, count: 2_000) + "</svg>").utf8)

    /// A picture whose file takes several reads.
    private static let png: [UInt8] = {
        var maker = TreeMaker(seed: 7)
        let noise = Node.stack(.init(.depth, [color(red)] + (0..<20).map { _ in maker.node(depth: 3) }))
        return drawn(noise, Size(width: 300, height: 300), scale: 3).bytes
    }()

    private func request(_ path: String) -> PictureRequest {
        let image = Node.image(
            .init(.file(path: path, size: Size(width: 40, height: 40)), font: Font(size: 17), paint: .tone(red)))
        return PictureRequest(
            Scene(image), family: .accessoryRectangular, size: Size(width: 60, height: 60), date: .distantPast)
    }

    @Test(arguments: [png, svg])
    func `It is drawn as it was found, or a mark and a note`(_ bytes: [UInt8]) throws {
        let directory = TemporaryDirectory()
        let path = directory.path + "/cat"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let program = PictureProgram(path: Tool.path(PictureProgram.name), patience: .seconds(60))
        let isEnough = Mutex(false)
        let writer = Thread {
            while !isEnough.withLock({ $0 }) {
                // The same file, cut short and grown again, and then another in its place.
                for length in [bytes.count / 2, 10, 0, bytes.count] {
                    truncate(path, off_t(length))
                    if let file = FileHandle(forWritingAtPath: path) { file.write(Data(bytes.prefix(length))) }
                }
                try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
            }
        }
        writer.start()
        defer { isEnough.withLock { $0 = true } }
        for _ in 0..<40 {
            let picture = try program.draw(request(path))
            #expect(picture.notes.allSatisfy { $0.hasPrefix(path + " ") } && picture.notes.count <= 1)
            #expect(try PictureReader(png: picture.bytes).bounds { $0[3] > 0 } != nil)
        }
    }

    @Test(arguments: [png, svg])
    func `Cut short anywhere it is a mark and a note, and whole again a picture`(_ bytes: [UInt8]) throws {
        let directory = TemporaryDirectory()
        let path = directory.path + "/cat"
        let painter = PicturePainter()
        func paint() -> PictureAnswer { painter.paint(request(path)) { Moment($0) }.1 }
        for part in [0, 1, 3, 8, 9] {
            try Data(bytes.prefix(bytes.count * part / 10)).write(to: URL(fileURLWithPath: path), options: .atomic)
            let notes = paint().notes
            #expect(notes.count == 1 && notes[0].hasPrefix(path + " is "), "\(part): \(notes)")
        }
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        #expect(paint().notes.isEmpty)
    }
}
