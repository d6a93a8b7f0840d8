import Foundation
import GroupSystem
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// The drawing program as a process, and what its client does when it misbehaves.
struct PictureProgramTests {
    private static let path = Tool.path(PictureProgram.name)

    private func request(_ root: Node = text("Hello"), scale: Double = 2) -> PictureRequest {
        PictureRequest(Scene(root), family: .systemSmall, scale: scale, date: Samples.moment.date)
    }

    @Test func `One process draws many pictures, and alike`() throws {
        let program = PictureProgram(path: Self.path, patience: .seconds(60))
        let first = try program.draw(request())
        #expect(first.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && first.notes.isEmpty)
        for _ in 0..<5 { #expect(try program.draw(request()).bytes == first.bytes) }
        #expect(try PictureProgram(path: Self.path, patience: .seconds(60)).draw(request()).bytes == first.bytes)
    }

    @Test func `Pixels are those of the file, without a file around them`() throws {
        let program = PictureProgram(path: Self.path, patience: .seconds(60))
        let file = try PictureReader(png: program.draw(request()).bytes)
        var raw = request()
        raw.format = .pixels
        let picture = try program.draw(raw)
        let width = try #require(picture.width)
        #expect(width == file.width && picture.bytes.count == 4 * width * file.height)
        let opaque = (0..<width * file.height).filter { picture.bytes[4 * $0 + 3] == 255 }
        #expect(!opaque.isEmpty)
        #expect(
            opaque.allSatisfy { place in
                let pixel = picture.bytes[4 * place..<4 * place + 4]
                return file[place % width, place / width] == [2, 1, 0, 3].map { pixel[pixel.startIndex + $0] }
            })
    }

    @Test func `A wallpaper is seen through a background of material, and through no other`() throws {
        let faint = Node.surface(.init(.rectangle, fill: .tone(tertiaryFill)))
        for (paint, isOpaque) in [
            (Node.surface(.init(.rectangle, fill: .material(thickness: 0.3))), false), (faint, true),
        ] {
            let scene = Scene(text("Words"), background: paint)
            for format in [PictureRequest.Format.pixels, .png] {
                let request = PictureRequest(
                    scene, family: .systemSmall, scale: 1, format: format, date: Samples.moment.date)
                let (bytes, answer) = PicturePainter().paint(request) { Moment($0) }
                let place = 4 * (20 * (answer.width ?? 0) + 79) + 3
                let opacity = format == .pixels ? bytes[place] : try PictureReader(png: bytes)[79, 20][3]
                #expect((opacity == 255) == (isOpaque || format == .png), "\(opacity) of \(format)")
            }
        }
    }

    @Test func `It tells what a picture took, but only who asks`() throws {
        var timed = request()
        timed.isTimed = true
        let painter = PicturePainter()
        let (bytes, answer) = painter.paint(timed) { Moment($0) }
        let cost = try #require(answer.cost)
        #expect(cost.drawing > 0 && cost.encoding > 0)
        let (plain, silent) = painter.paint(request()) { Moment($0) }
        #expect(silent.cost == nil && plain == bytes)
        timed.format = .svg
        #expect(painter.paint(timed) { Moment($0) }.1.cost?.encoding == 0)
        let line = try ArchiveCoding.line(answer)
        #expect(try ArchiveCoding.value(PictureAnswer.self, from: line).cost == cost)
    }

    @Test func `The same process compares pictures`() throws {
        let program = PictureProgram(path: Self.path, patience: .seconds(60))
        let pictures = try ["Hello", "Hello!"].map { words in
            try #require(PictureBytes(try program.draw(request(text(words))).bytes))
        }
        let (same, _) = try program.compare(PictureComparison(pictures[0], reference: pictures[0]))
        #expect(same.share == 0 && same.largest == 0 && same.size == Size(width: 316, height: 316))
        let (other, picture) = try program.compare(PictureComparison(pictures[1], reference: pictures[0]))
        #expect(other.share > 0 && other.share < 0.05 && other.largest > 20)
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let nothing = try #require(PictureBytes([]))
        #expect(
            throws: PictureFailure.refused("the picture is no image that can be drawn: PNG, JPEG, SVG and WebP can")
        ) {
            try program.compare(PictureComparison(nothing, reference: pictures[0]))
        }
        #expect(try program.draw(request(text("Hello"))).bytes == pictures[0].bytes)
    }

    private static let kernelHasSeccomp = SmallFile.text("/proc/self/status").contains("Seccomp:")

    @Test(.enabled(if: kernelHasSeccomp, "This kernel has no seccomp"))
    func `It has given up writing, the network and programs before it reads anything`() throws {
        let outcome = try Tool(PictureProgram.name).run("--confinement")
        #expect(outcome.code == 0, "this kernel has no seccomp: \(outcome.output)")
        #expect(outcome.output.contains("calls: true"))
    }

    @Test func `A damaged request is refused, and the next one drawn`() throws {
        let drawn = try #require(String(bytes: ArchiveCoding.line(request()), encoding: .utf8))
        let outcome = try Tool(PictureProgram.name).start([], input: "{\"family\": 3}\nrubbish\n" + drawn).wait()
        #expect(outcome.code == 0)
        let answers = try outcome.output.split(separator: "\n").prefix(3)
            .map { try ArchiveCoding.value(PictureAnswer.self, from: Data($0.utf8)) }
        #expect(answers[0].problem?.contains("line 1, column 12") == true)
        #expect(answers[1].problem != nil)
        #expect(answers[2].problem == nil && answers[2].byteCount > 100)
    }

    @Test(arguments: [0.0, 0.4, 11, .nan, .infinity])
    func `A scale that no picture can have is refused`(_ scale: Double) {
        let program = PictureProgram(path: Self.path, patience: .seconds(60))
        #expect(throws: PictureFailure.self) { try program.draw(request(scale: scale)) }
    }

    @Test func `A program that is not there is named`() {
        let program = PictureProgram(path: "/nowhere/draw")
        #expect(throws: PictureFailure.cannotStart(path: "/nowhere/draw", .noSuchFileOrDirectory)) {
            try program.draw(request())
        }
    }

    @Test func `One that hangs is given up, and another takes its place`() throws {
        let directory = TemporaryDirectory()
        let script = try script(in: directory, first: "exec sleep 600")
        let impatient = PictureProgram(path: script, patience: .milliseconds(300))
        #expect(throws: PictureFailure.tookTooLong) { try impatient.draw(request()) }
        let patient = PictureProgram(path: script, patience: .seconds(60))
        #expect(try patient.draw(request()).bytes.isEmpty == false)
    }

    @Test func `One that dies costs one picture`() throws {
        let directory = TemporaryDirectory()
        let script = try script(in: directory, first: "kill -SEGV $$")
        let program = PictureProgram(path: script, patience: .seconds(60))
        #expect(throws: PictureFailure.ended) { try program.draw(request()) }
        #expect(try program.draw(request()).bytes.isEmpty == false)
    }

    /// A program that does something else the first time that it is started.
    private func script(in directory: TemporaryDirectory, first: String) throws -> String {
        let path = directory.path + "/draw"
        let lines = ["#!/bin/sh", "if mkdir '\(directory.path)/once'; then \(first); fi", "exec '\(Self.path)'"]
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }
}
