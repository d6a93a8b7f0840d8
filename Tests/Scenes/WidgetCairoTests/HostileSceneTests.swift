import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// Scenes that no person wrote: they are drawn as far as that goes, with a note of what is missing, or refused.
struct HostileSceneTests {
    private static let black = Tone(Shade(red: 0, green: 0, blue: 0))
    private static let manyEffects = "There are too many effects: some are left out"

    private func request(_ root: Node, _ size: Size? = nil, scale: Double = 2) -> PictureRequest {
        PictureRequest(
            Scene(root), family: .systemMedium, size: size, scale: scale, look: PictureLook(), date: .distantPast)
    }

    private func draw(_ request: PictureRequest) throws -> PictureProgram.Picture {
        try PictureProgram(path: Tool.path(PictureProgram.name), patience: .seconds(100)).draw(request)
    }

    private func nested(_ kind: Node.Effect.Kind, _ count: Int, _ node: Node = text("Hello")) -> Node {
        (0..<count).reduce(node) { node, _ in node.effect(kind) }
    }

    @Test func `What lies in thirty shadows is drawn once, not a billion times`() throws {
        let shadows = nested(.shadow(HostileSceneTests.black, radius: 1, offset: .zero), 30)
        #expect(try draw(request(shadows, Size(width: 40, height: 20), scale: 1)).notes.isEmpty)
    }

    @Test(arguments: [Node.Effect.Kind.opacity(0.99), .blend(.multiply), .compositingGroup])
    func `Hundreds of effects in each other are drawn in part, and told of`(_ kind: Node.Effect.Kind) throws {
        let wide = depth(.center, color(green.opacity(0.1)), text("Hello"))
        let picture = try draw(request(nested(kind, 150, wide)))
        #expect(picture.notes == [HostileSceneTests.manyEffects])
        #expect(try PictureReader(png: picture.bytes).bounds { $0[0] < 128 && $0[3] > 128 } != nil)
    }

    @Test func `Hundreds of opaque groups in each other are none, and those that are clear are not drawn`() throws {
        let opaque = try draw(request(nested(.opacity(1), 200, color(red))))
        #expect(opaque.notes.isEmpty)
        #expect(try PictureReader(png: opaque.bytes)[50, 50].isNear(red.bytes))
        let clear = try PictureReader(png: draw(request(nested(.opacity(0), 200, color(red)))).bytes)
        #expect(clear.bounds { $0.isNear(red.bytes) } == nil)
    }

    @Test func `What a mask hides stays hidden where there are too many effects`() throws {
        let clear = color(red).masked(by: color(red.opacity(0)))
        let picture = try draw(request(nested(.opacity(0.99), 150, depth(.center, color(green.opacity(0.1)), clear))))
        #expect(picture.notes == [HostileSceneTests.manyEffects])
        #expect(try PictureReader(png: picture.bytes).bounds { $0[0] > 200 && $0[1] < 100 && $0[3] > 128 } == nil)
    }

    @Test func `Many effects beside each other are drawn`() throws {
        let row = Node.stack(.init(.depth, (0..<500).map { _ in text("Hello").effect(.opacity(0.5)) }))
        #expect(try draw(request(row)).notes.isEmpty)
    }

    @Test func `A shadow as large as the largest canvas would take all memory, and is refused`() {
        let shadow = Treatment.shadow(Shade(red: 0, green: 0, blue: 0), deviation: 4, offset: .zero)
        func takes(_ pixels: Int) -> Bool {
            EffectBudget(pixels: pixels).take(EffectBudget.Price(shadow, worked: pixels, seen: pixels))
        }
        #expect(!takes(36_000_000))
        #expect(takes(1_300_000))
    }

    @Test func `A canvas of six thousand pixels a side is drawn, and no larger one`() {
        #expect(request(color(blue), Size(width: 6_000, height: 6_000), scale: 1).problem == nil)
        for (side, scale) in [(6_001.0, 1.0), (3_500, 2)] {
            let problem = request(color(blue), Size(width: side, height: side), scale: scale).problem
            #expect(problem == "a picture has from 1 to 16,384 pixels a side, and 36 million in all")
        }
    }

    @Test func `A scene of a hundred thousand parts is refused, and so is one of ten megabytes of text`() {
        let parts = Node.stack(.init(.vertical, [Node](repeating: text("Hello"), count: 100_000)))
        let words = text(String(repeating: "Hello ", count: 1_700_000))
        for root in [parts, words] {
            #expect(request(root).problem?.contains("up to 5,000 parts, and 200,000 bytes of text") == true)
        }
        #expect(request(text(String(repeating: "Hello ", count: 1_000))).problem == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9])
    func `Lengths that are none hurt only themselves`(_ length: Double) throws {
        let box = color(blue).frame(width: 20, height: 20)
        let point = Point(x: length, y: length)
        let path = Outline.path([.move(.zero), .line(point), .cubic(point, control1: .zero, control2: point), .close])
        let line = Node.Surface(path, fill: .tone(blue), line: .tone(blue), stroke: Stroke(width: length))
        let hostile: [Node] = [
            box.effect(.blur(radius: length)), box.effect(.shadow(blue, radius: length, offset: point)),
            box.effect(.scale(x: length, y: 1, anchor: UnitPoint(x: 0, y: 0))), box.effect(.offset(point)),
            box.effect(.rotation(degrees: length, anchor: UnitPoint(x: 0, y: 0))), box.effect(.opacity(length)),
            box.effect(.saturation(length)), color(blue).frame(width: length, height: length), .surface(line),
            text("Hello", size: length), text("한국어", size: length), box.padding(length),
            box.effect(.brightness(length)),
        ]
        for node in hostile {
            let both = Node.layered(.init(color(red).frame(width: 40, height: 40), node, isBehind: true))
            let asked = try ArchiveCoding.line(request(both, Size(width: 100, height: 60), scale: 1))
            let read: PictureRequest = try ArchiveCoding.value(from: asked)
            let picture = try PictureReader(png: PicturePainter().paint(read) { Moment($0) }.bytes)
            #expect(picture[50, 30].isNear(red.bytes), "\(node)")
        }
    }

    @Test func `A line of a billion dashes is drawn whole`() throws {
        let outline = Outline.path([.move(Point(x: 0, y: 10)), .line(Point(x: 100, y: 10))])
        for dash in [[1e-9], [0, 1e-300], [.nan], [.infinity], [-1, 1]] {
            let stroke = Stroke(width: 10, dash: dash)
            let line = Node.surface(.init(outline, line: .tone(red), stroke: stroke))
            #expect(try picture(line, scale: 1).bounds { $0.isNear(red.bytes) } == [0, 5, 100, 10], "\(dash)")
        }
    }
}
