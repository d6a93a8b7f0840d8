import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive

@testable import Snapshots

/// By what a picture is known to be the same, and in which words a person is told that it is not.
struct InputTests {
    private let directory = TemporaryDirectory()

    private func inputs(_ root: Node = text("Words"), _ change: (inout PictureRequest) -> Void = { _ in })
        -> PictureInputs?
    {
        var request = PictureRequest(Scene(root), family: .systemSmall, date: Samples.moment.date)
        change(&request)
        return PictureInputs(of: request, drawnBy: "program 1")
    }

    private func image(_ name: String, _ bytes: String, dark: String? = nil) throws -> Node {
        let path = "\(directory.path)/\(name)"
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes.utf8).write(to: URL(filePath: path))
        return image(at: path, dark: dark.map { "\(directory.path)/\($0)" })
    }

    private func image(at path: String, dark: String? = nil) -> Node {
        let source = Node.Picture.Source.file(path: path, dark: dark, size: Size(width: 1, height: 1))
        return .image(Node.Picture(source, font: Font(size: 17), paint: .tone(primary)))
    }

    @Test func `The date is no input, and each setting is`() throws {
        let first = try #require(inputs())
        #expect(inputs { $0.date += 3_600 } == first)
        let changes: [(inout PictureRequest) -> Void] = [
            { $0.family = .systemMedium }, { $0.size = Size(width: 9, height: 9) }, { $0.scale = 3 },
            { $0.format = .svg }, { $0.isDark = true }, { $0.mode = .accented },
            { $0.tint = Shade(red: 1, green: 0, blue: 0) }, { $0.palette = .ios26 }, { $0.font = "Lato" },
            { $0.title = "A title" }, { $0.prefix = "q" }, { $0.hasTree = true },
        ]
        let others = try changes.map { try #require(inputs(text("Words"), $0)) }
        #expect(others.allSatisfy { $0.scene == first.scene })
        #expect(Set(others.map(\.text) + [first.text]).count == changes.count + 1)
    }

    @Test func `The scene, its background and the drawing program are inputs`() throws {
        var texts = try [inputs(), inputs(text("Others"))].map { try #require($0).text }
        texts.append(try #require(inputs { $0.scene.background = color(red) }).text)
        let request = PictureRequest(Scene(text("Words")), family: .systemSmall, date: Samples.moment.date)
        texts.append(try #require(PictureInputs(of: request, drawnBy: "program 2")).text)
        #expect(Set(texts).count == 4)
    }

    @Test func `An image file counts by its bytes, wherever it is`() throws {
        let one = try #require(inputs(image("a/sun.webp", "RIFF 1")))
        #expect(try inputs(image("b/sun.webp", "RIFF 1")) == one)
        #expect(try #require(inputs(image("a/sun.webp", "RIFF 2"))).text != one.text)
        // Notes and trees name it.
        #expect(try #require(inputs(image("a/moon.webp", "RIFF 1"))).text != one.text)
        let both = try #require(inputs(image("a/sun.webp", "RIFF 1", dark: "b/sun.webp")))
        #expect(both.assets.count == 2 && both.text != one.text)
    }

    @Test func `What an image is drawn from may be unknown, wherever in the scene it is`() throws {
        let absent = image(at: "\(directory.path)/absent.png")
        #expect(inputs(absent) == nil)
        #expect(inputs(vertical(text("a"), absent)) == nil)
        #expect(inputs { $0.scene.background = absent } == nil)
        #expect(inputs(image(at: directory.path)) == nil)
        #expect(try inputs(image("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")) == nil)
        #expect(try inputs(image("a.webp", "RIFF", dark: "absent.webp")) == nil)
    }

    @Test func `Fonts count by the letters, and a zone only where it shows`() throws {
        let drawn = try #require(inputs())
        let here = DrawingIdentity(program: "p", fonts: "f", place: "z")
        var answer = PictureAnswer()
        #expect(drawn.digests(.init((answer, [])), here).fonts == "f")
        answer.letters = DrawnLetters([], families: [], digest: "l")
        #expect(drawn.digests(.init((answer, [])), here).fonts == "l")
        #expect(drawn.digests(.init((answer, [])), here).place == "")
        answer.isLocal = true
        #expect(drawn.digests(.init((answer, [])), here).place == "z")
    }

    @Test func `Each change has its words`() {
        let words: [(WritableKeyPath<InputDigests, String>, String)] = [
            (\.settings, "its settings changed"), (\.scene, "what it shows changed"),
            (\.assets, "its image files changed"), (\.fonts, "its fonts changed"),
            (\.place, "the time zone or the locale changed"),
            (\.drawing, "the drawing program or its libraries changed"),
        ]
        for (digest, words) in words {
            var new = InputDigests()
            new[keyPath: digest] = "new"
            #expect(new.changes(since: InputDigests()) == [words])
            #expect(new.changes(since: new) == [])
        }
    }

    @Test func `A scene has changed because of its program or its values, and its letters because of it`() {
        var new = InputDigests()
        (new.scene, new.fonts, new.place, new.program) = ("new", "new", "new", "new")
        let built = "the widget's program was built again"
        #expect(new.changes(since: InputDigests()) == ["what it shows changed (\(built))"])
        new.values = "new"
        #expect(
            new.changes(since: InputDigests()) == ["what it shows changed (\(built), values changed that it reads)"])
        (new.scene, new.fonts, new.place) = ("", "", "")
        #expect(new.changes(since: InputDigests()) == [])
    }

    @Test func `A report counts the kept, and names the others by their reasons`() {
        var snapshots = (0..<12).map { DrawnSnapshot("p\($0 + 10)") }
        #expect(snapshots.report == [])
        for index in snapshots.indices { snapshots[index].reason = index == 0 ? "a" : index < 11 ? "b" : nil }
        snapshots[11].isKept = true
        #expect(
            snapshots.report == [
                "1 of 12 pictures were kept: nothing has changed that they are drawn from", "1 drawn, since a: p10",
                "10 drawn, since b: p11, p12, p13, p14, p15, p16, p17, p18 and 2 more",
            ])
    }

    @Test func `A record tells the next one what has changed`() {
        func note(_ isKept: Bool, _ inputs: InputDigests?) -> String? {
            PictureStore.note("tests/a/b", isKept: isKept, inputs, in: directory.path).reason
        }
        var inputs = InputDigests()
        #expect(note(false, inputs) == nil)
        #expect(note(false, inputs) == "it changes with time, or was asked for anew")
        #expect(note(true, inputs) == nil)
        (inputs.assets, inputs.fonts) = ("new", "new")
        #expect(note(false, inputs) == "its image files changed, and its fonts changed")
        #expect(PictureStore.last("tests", in: directory.path).map(\.inputs) == [inputs])
        #expect(note(false, nil) == "it shows an SVG, or an image file that cannot be read, and is always drawn")
    }
}
