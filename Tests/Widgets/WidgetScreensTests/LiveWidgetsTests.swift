import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// What a screen that stays reads again, and when.
struct LiveWidgetsTests {
    private let temporary = TemporaryRoot()
    private let directory: WidgetsDirectory
    private let loop = EventLoop()
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() throws {
        directory = try WidgetsDirectory(temporary.root)
        let kind = KindDescription("Note", name: "", summary: "", families: [.systemSmall], parameters: [])
        try directory.keep(
            RegisteredProgram(
                name: "Program", path: "/bin/true", added: Date(), description: ProgramDescription([kind])))
        try directory.make()
    }

    /// Four widgets, of which each has an archive.
    private func live() throws -> LiveWidgets {
        for _ in 1...4 { try archive(directory.place("Note"), "one") }
        let live = try LiveWidgets(WidgetScreen(directory), in: loop)
        try live.update(at: start)
        return live
    }

    private func archive(_ id: String, _ cause: String, score: Double? = nil) throws {
        let relevance = score.map { SceneTimeline.Relevance(score: $0, duration: 60) }
        let entry = SceneTimeline.Entry(date: start, relevance: relevance, scene: Scene(.nothing))
        try directory.archives.write(
            Archive(
                of: directory.widget(id).instance, generation: 1, made: start, cause: cause,
                SceneTimeline([entry], policy: .never)))
    }

    private func causes(_ live: LiveWidgets) -> [String?] { live.widgets.map { $0.archive?.cause } }

    /// Turns the loop until it has told of a change.
    private func change(_ live: LiveWidgets, by body: () throws -> Void) throws -> Bool {
        var hasChanged = false
        live.changed = { hasChanged = true }
        try body()
        loop.add(deadline: { .now + .milliseconds(1) }, attend: {})
        return eventually {
            loop.turn()
            return hasChanged
        }
    }

    @Test func `An archive is read when its widget is in sight, and again only after it has changed`() throws {
        let live = try live()
        #expect(causes(live) == [nil, nil, nil, nil])
        #expect(live.read(["Note-1", "Note-3"]))
        #expect(causes(live) == ["one", nil, "one", nil])
        #expect(!live.read(["Note-1", "Note-3"]))
        #expect(try change(live) { try archive("Note-3", "two") })
        try live.update(at: start)
        #expect(causes(live) == ["one", nil, "one", nil])
        let readings = live.widgets.map(\.reading)
        #expect(live.read(["Note-1", "Note-2", "Note-3"]))
        #expect(causes(live) == ["one", "one", "two", nil])
        #expect(zip(live.widgets.map(\.reading), readings).map { $0 == $1 } == [true, false, false, true])
    }

    @Test func `Widgets that are placed, moved and removed are heard of without a host`() throws {
        let live = try live()
        #expect(try change(live) { try directory.place("Note") })
        try live.update(at: start)
        #expect(live.widgets.map(\.title) == ["Note-1", "Note-2", "Note-3", "Note-4", "Note-5"])
        #expect(try change(live) { try directory.move("Note-5", by: -4) })
        try live.update(at: start)
        #expect(live.widgets.map(\.title) == ["Note-5", "Note-1", "Note-2", "Note-3", "Note-4"])
        _ = live.read(["Note-1"])
        #expect(try change(live) { try directory.remove("Note-5") })
        try live.update(at: start)
        #expect(causes(live) == ["one", nil, nil, nil])
    }

    @Test func `A widget out of sight comes to the top of its stack when it becomes relevant`() throws {
        let live = try live()
        #expect(try change(live) { _ = try directory.makeStack(of: ["Note-1", "Note-2"]) })
        try live.update(at: start)
        #expect(live.widgets.onTop.map(\.title) == ["Note-1", "Note-3", "Note-4"])
        #expect(try change(live) { try archive("Note-2", "two", score: 5) })
        try live.update(at: start)
        #expect(live.widgets.onTop.map(\.title) == ["Note-2", "Note-3", "Note-4"])
    }

    @Test func `Records that are damaged meanwhile leave what is shown as it is`() throws {
        let live = try live()
        #expect(try change(live) { try Files.writeInPlace("{", to: directory.placements.path) })
        try live.update(at: start)
        #expect(live.widgets.count == 4)
    }

    @Test func `After its directory is removed and made again, a screen shows what is placed then`() throws {
        let live = try live()
        _ = live.read(["Note-1"])
        #expect(
            try change(live) {
                for name in ["placed", "archives"] {
                    try FileManager.default.removeItem(atPath: "\(directory.path)/\(name)")
                }
            })
        #expect(
            try eventually {
                loop.turn()
                try live.update(at: start)
                return live.widgets.isEmpty
            })
        #expect(try change(live) { try archive(directory.place("Note"), "three") })
        try live.update(at: start)
        _ = live.read(["Note-1"])
        #expect(causes(live) == ["three"])
    }
}
