import Foundation
import GroupTesting
import Testing
import WidgetKit

/// What the samples do not do: several kinds in one program, buttons and toggles, files, and crashes.
struct CupsTests {
    private let suite = "group.sample.cups"

    @Test func `A button changes a value in the widget's program, and the widget follows once`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["CupsWidget"])
        let widget = try host.place("Cups")
        try widget.tap("Two more")
        let reload = try widget.nextReload()
        #expect(reload.scene.texts.first == "2 cups")
        #expect(reload.causes == ["DrinkIntent was performed"])
        try group.wait(for: "cups", toBe: 2, in: suite)
        try group.set("cups", to: 7, in: suite)
        #expect(try widget.nextReload().causes == ["cups of \(suite) changed"])
        #expect(widget.reloads.count == 3)
    }

    @Test func `A toggle is the other way round after a tap`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["CupsWidget"]).place("Cups")
        try widget.tap("Milk")
        try widget.nextReload()
        try group.wait(for: "isMilky", toBe: true, in: suite)
        try widget.tap("Milk")
        try widget.nextReload()
        try group.wait(for: "isMilky", toBe: false, in: suite)
    }

    @Test func `A view that asks for the colour scheme is another one in the dark`() throws {
        let widget = try TestGroup().host(programs: ["CupsWidget"]).place("Note")
        let entry = try #require(widget.reloads.last?.entries.first)
        #expect(entry.scene != entry.darkScene)
        #expect(entry.scene.outline == entry.darkScene.outline)
    }

    @Test func `A key that is read only for a known space wakes the widget`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["CupsWidget"]).place("Cups")
        try group.set("isMilky", to: true, in: suite)
        #expect(try widget.nextReload().causes == ["isMilky of \(suite) changed"])
    }

    @Test func `An intent may have a URL opened`() throws {
        let host = try TestGroup().host(programs: ["CupsWidget"])
        try host.place("Cups").tap("Shop")
        #expect(try host.nextOpenedURL() == URL(string: "cups://shop"))
    }

    @Test func `Each timeline of a widget without a container background tells what iOS would show`() throws {
        let host = try TestGroup().host(programs: ["CupsWidget", "Basic"])
        let cups = try host.place("Cups")
        try cups.requestReload()
        try cups.nextReload()
        let note = #"Without `.containerBackground(_:for: .widget)`, iOS 17 and later show "Please adopt "#
        #expect(cups.reloads.map(\.notes.count) == [1, 1])
        #expect(cups.reloads.flatMap(\.notes).allSatisfy { $0.hasPrefix(note + #"containerBackground API" instead"#) })
        #expect(cups.log.count { $0.contains(note) } == 1)
        #expect(try host.place("BasicWidget").reloads.map(\.notes) == [[]])
    }

    @Test func `A key wakes the kinds of a program that read it, and no others`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["CupsWidget"])
        let cups = try host.place("Cups")
        let note = try host.place("Note")
        try group.set("cups", to: 1, in: suite)
        #expect(try cups.nextReload().text.hasPrefix("1 cups"))
        try note.requestReload()
        #expect(try note.nextReload().causes.first?.hasPrefix("reload of Note was requested") == true)
        #expect(note.reloads.count == 2 && cups.reloads.count == 2)
    }

    @Test func `A crash costs only its own widget, and its last words are told`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["CupsWidget"])
        let note = try host.place("Note")
        let cups = try host.place("Cups")
        try group.set("crashes", to: true, in: suite)
        #expect(try note.nextFailure().hasPrefix("it crashed: aborted (SIGABRT)"))
        #expect(note.log.contains("about to crash"))
        #expect(try note.shown?.text == "no note")
        try group.set("cups", to: 1, in: suite)
        #expect(try cups.nextReload().text.hasPrefix("1 cups"))
        try group.set("crashes", to: false, in: suite)
        try Data("Tea too".utf8).write(to: try group.container(suite).appendingPathComponent("note.txt"))
        try note.requestReload()
        var reload: WidgetReload?
        for _ in 0..<20 where reload?.text != "Tea too" { reload = try? note.nextReload() }
        #expect(reload?.text == "Tea too")
    }

    @Test func `What it logs stands in its log, and what is private does not`() throws {
        let errors = try TestGroup().run("CupsWidget", "timeline", "Cups", "--family", "systemSmall").errorOutput
        #expect(errors.contains("notice com.example.cups timeline: 1 entry for <private>, nil\n"), "\(errors)")
        #expect(errors.contains("error: nothing is wrong\n"))
    }

    @Test func `An app that calls WidgetCenter has its widgets reloaded, and sees them`() async throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["CupsWidget"])
        let widget = try host.place("Note")
        let placed = try await group.asCurrent {
            WidgetCenter.shared.reloadTimelines(ofKind: "Note")
            return try await WidgetCenter.shared.currentConfigurations()
        }
        #expect(placed.map(\.kind) == ["Note"] && placed.map(\.family) == [.systemSmall])
        _ = try host.place("Cups")
        let more = try await group.asCurrent { try await WidgetCenter.shared.currentConfigurations() }
        #expect(more.map(\.kind) == ["Cups", "Note"])
        #expect(try widget.nextReload().causes.first?.hasPrefix("reload of Note was requested by") == true)
    }

    @Test func `A file that it reads in the container wakes it`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["CupsWidget"])
        let (note, cups) = (try host.place("Note"), try host.place("Cups"))
        try group.run("/bin/sh", "-c", "printf 'Tea too' > \(try group.container(suite).path)/note.txt")
        #expect(try note.nextReload(showing: "Tea too").causes == ["the file note.txt of \(suite) changed"])
        try group.set("cups", to: 1, in: suite)
        #expect(try cups.nextReload().causes == ["cups of \(suite) changed"])
    }
}
