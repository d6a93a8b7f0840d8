import Foundation
import GroupTesting
import Testing
import WidgetKit

/// The samples that are installed: each works with no other program and no network.
struct DeskTests {
    @Test func `A countdown ticks to its date, and a write moves it`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Countdown"]).place("Countdown", family: .systemSmall)
        let suite = "group.com.example.countdown"
        try group.set("title", to: "Holiday", in: suite)
        #expect(try widget.nextReload().text.contains("Holiday"))
        try group.run("groupdefaults", "set", "-s", suite, "--date", "ends", "+2h")
        let reload = try widget.nextReload()
        #expect(reload.causes == ["ends of \(suite) changed"])
        #expect(reload.entries.count == 2)
        try group.run("groupdefaults", "set", "-s", suite, "--date", "ends", "-1m")
        #expect(try widget.nextReload().text.contains("It is here"))
    }

    @Test func `The system is measured, and shown as shares`() throws {
        let widget = try TestGroup().host(programs: ["Monitor"]).place("Monitor", family: .systemSmall)
        let texts = try #require(widget.reloads.last).scene.texts
        #expect(texts.filter { $0.hasSuffix("%") }.count == 3, "\(texts)")
    }

    @Test func `The weather is what the file in the container says`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Weather"]).place("Weather", family: .systemMedium)
        #expect(try #require(widget.reloads.last).text.contains("No report yet"))
        let file = try group.container("group.com.example.weather").appendingPathComponent("weather.json")
        let report = #"""
            {"place": "Seoul", "degrees": 20.6, "sky": "cloud.sun", "hours": [{"time": "9:00", "degrees": 18, "sky": "sun.max"}]}
            """#
        try Data(report.utf8).write(to: file, options: .atomic)
        let texts = try widget.nextReload(showing: "Seoul").scene.texts
        #expect(texts.contains("Seoul") && texts.contains("21°") && texts.contains("9:00"), "\(texts)")
    }

    @Test func `A task is ticked off by its button, and another is added from a shell`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Tasks"]).place("Tasks", family: .systemSmall)
        let suite = "group.com.example.tasks"
        try group.run("groupdefaults", "append", "-s", suite, "tasks", "Water the plants")
        #expect(try widget.nextReload().scene.texts == ["To do", "1", "Water the plants"])
        try widget.tap("Water the plants")
        #expect(try widget.nextReload().scene.texts == ["To do", "0", "Water the plants"])
        try group.wait(for: "done", toBe: ["Water the plants"], in: suite)
    }
}
