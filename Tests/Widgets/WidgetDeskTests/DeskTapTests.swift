import Foundation
import GroupStore
import GroupSystem
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords
import WidgetScreens

@testable import WidgetDesk

/// A tap on a desktop, before its widget answers.
struct DeskTapTests {
    private let temporary = TemporaryRoot()
    private let directory: WidgetsDirectory
    private let loop = EventLoop()
    private let program: PictureProgram
    private let tap = Action.perform(intent: "Light", parameters: [:])

    init() throws {
        directory = try WidgetsDirectory(temporary.root)
        program = PictureProgram(path: Tool.path("groupwidgets-draw"))
        let kind = KindDescription("Lamp", name: "", summary: "", families: [.systemSmall], parameters: [])
        try directory.keep(
            RegisteredProgram(
                name: "Program", path: "/bin/true", added: Date(), description: ProgramDescription([kind])))
        try directory.make()
        try directory.place("Lamp")
        // Turns end, even if nothing happens.
        loop.add(deadline: { .now + .milliseconds(1) }, attend: {})
    }

    /// A switch, of the usual style or another one.
    private func scene(isOn: Bool, isUsual: Bool = true) -> Scene {
        let track = Node.surface(.init(.capsule, fill: .tone(isOn ? SystemTone.green : SystemTone.fills[0])))
        let knob = Node.surface(.init(.circle, fill: .tone(SystemTone.white))).padding(2)
        let parts = depth(.init(isOn ? .trailing : .leading, .center), track, knob)
        let control = Node.target(.init(tap, parts.frame(width: 51, height: isUsual ? 31 : 40)))
        return Scene(.label(.init(.init(value: isOn ? "on" : "off", traits: [.toggle]), control)))
    }

    private func archive(_ scene: Scene) throws {
        let entry = SceneTimeline.Entry(date: .distantPast, scene: scene)
        let instance = try directory.widget("Lamp-1").instance
        try directory.archives.write(
            Archive(of: instance, generation: 1, made: Date(), cause: "", SceneTimeline([entry], policy: .never)))
    }

    /// A desktop that shows a scene.
    private func desk(showing scene: Scene, patience: Duration = .seconds(3_600)) throws -> Desk {
        try archive(scene)
        let desk = try Desk(WidgetScreen(directory), drawnBy: program, patience: patience, in: loop)
        desk.outputs = [DeskOutput("one", size: Size(width: 400, height: 300))]
        desk.changed = { [unowned desk] in for tile in desk.tiles { desk.notePainted(tile.id) } }
        #expect(try shows(scene, desk))
        return desk
    }

    /// Turns the loop until a desktop shows a scene, with nothing marked.
    private func shows(_ scene: Scene, _ desk: Desk) throws -> Bool {
        let drawn = try PictureProgram(path: Tool.path("groupwidgets-draw"))
            .draw(PictureRequest(scene, family: .systemSmall, scale: 1, format: .pixels, date: Date()))
        return eventually {
            loop.turn()
            return desk.picture(of: "Lamp-1")?.bytes == drawn.bytes && desk.tiles.first?.pressed == nil
        }
    }

    private func hit(_ desk: Desk) throws -> Desk.Hit {
        let hit = try #require(desk.hit(at: Point(x: 79, y: 79), in: "Lamp-1"))
        #expect(hit.action == tap)
        return hit
    }

    @Test(arguments: [false, true])
    func `A switch is flipped at once, and shows what its widget answers`(isOn: Bool) throws {
        let desk = try desk(showing: scene(isOn: isOn))
        _ = try desk.tap(hit(desk))
        #expect(desk.tiles.first?.pressed == nil)
        #expect(try shows(scene(isOn: !isOn), desk))
        #expect(try desk.elements(of: #require(desk.widget("Lamp-1"))).map(\.value) == [isOn ? "off" : "on"])
        try archive(scene(isOn: isOn))
        #expect(try shows(scene(isOn: isOn), desk))
    }

    @Test func `A switch without an answer is taken back`() throws {
        let desk = try desk(showing: scene(isOn: false), patience: .zero)
        _ = try desk.tap(hit(desk))
        #expect(try shows(scene(isOn: false), desk))
    }

    @Test func `A style of the widget's own is marked until the next picture`() throws {
        let desk = try desk(showing: scene(isOn: false, isUsual: false))
        let hit = try hit(desk)
        _ = try desk.tap(hit)
        #expect(desk.tiles.first?.pressed == hit.area)
        try archive(scene(isOn: false, isUsual: false))
        #expect(try shows(scene(isOn: false, isUsual: false), desk))
    }

    @Test(arguments: [true, false])
    func `A tap that cannot be written leaves everything as it was`(isUsual: Bool) throws {
        let desk = try desk(showing: scene(isOn: false, isUsual: isUsual))
        let hit = try hit(desk)
        try directory.taps.makeContainer()
        try Files.writeInPlace("{", to: directory.taps.path)
        #expect(throws: (any Error).self) { try desk.tap(hit) }
        #expect(try shows(scene(isOn: false, isUsual: isUsual), desk))
    }
}
