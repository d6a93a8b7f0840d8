import Foundation
import GroupTesting
import Testing
import WidgetKit

/// Controls beside a widget in one program: what they write and read, and how they are placed.
struct ControlTests {
    private let suite = "group.sample.lights"

    @Test func `A tap on a toggle sets its value, and what shows the value follows`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["LightsWidget"])
        let (control, widget) = (try host.place("LampControl"), try host.place("LampWidget"))
        #expect(try control.shown?.texts == ["Lamp", "Dark"])
        #expect(try widget.shown?.texts == ["It is dark"])
        try control.tap("Lamp")
        #expect(try control.nextReload().scene.texts == ["Lamp", "Lit"])
        #expect(try widget.nextReload(showing: "The lamp is lit").causes.first?.contains("isLit") == true)
        try group.wait(for: "isLit", toBe: true, in: suite)
        try control.tap("Lamp")
        #expect(try control.nextReload(showing: "Dark").scene.images == ["lightbulb"])
        try group.wait(for: "isLit", toBe: false, in: suite)
    }

    @Test func `A control follows a value that somebody else sets`() throws {
        let group = try TestGroup()
        let control = try group.host(programs: ["LightsWidget"]).place("LampControl")
        try group.set("isLit", to: true, in: suite)
        let reload = try control.nextReload()
        #expect(reload.causes == ["isLit of \(suite) changed"])
        #expect(reload.scene.labels == ["Lamp, Lit"])
    }

    @Test func `A button performs its intent`() throws {
        let group = try TestGroup()
        let bell = try group.host(programs: ["LightsWidget"]).place("BellControl")
        try bell.tap("Ring the bell")
        try group.wait(for: "rings", toBe: 1, in: suite)
    }

    @Test func `The control of Xcode's template is placed, configured and tapped`() throws {
        let host = try TestGroup().host(programs: ["LightsWidget"])
        let kind = "com.example.Lights.Timer"
        let timer = try host.place(kind, ["timerName": "Tea"])
        #expect(try timer.shown?.texts == ["Start Timer", "On"])
        #expect(try timer.shown?.images == ["timer"])
        try timer.tap("Start Timer")
        #expect(try timer.nextReload().causes == ["StartTimerIntent was performed"])
        #expect(throws: (any Error).self) { try host.place(kind, family: .systemSmall) }
    }

    @Test func `An app that calls ControlCenter sees controls, and has them reloaded`() async throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["LightsWidget"])
        let (control, _) = (try host.place("LampControl"), try host.place("LampWidget"))
        let placed = try await group.asCurrent {
            ControlCenter.shared.reloadControls(ofKind: "LampControl")
            return try await ControlCenter.shared.currentControls()
        }
        #expect(placed.map(\.kind) == ["LampControl"])
        #expect(try control.nextReload().causes.first?.hasPrefix("reload of LampControl was requested by") == true)
    }

    @Test func `The tool places a control, shows it, and taps it without a number`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "LightsWidget"))
        #expect(try group.run("groupwidgets", "kinds").output.contains("controlMedium, controlSmall, controlLarge"))
        let id = try group.run("groupwidgets", "place", "LampControl", "--family", "controlLarge").output
        #expect(id == "LampControl-1\n")
        let host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "LampControl-1")
        #expect(try group.run("groupwidgets", "list").output.contains("controlLarge"))
        #expect(try group.run("groupwidgets", "show", "--once").output.contains("Dark"))
        try group.run("groupwidgets", "tap", "LampControl-1")
        try group.wait(for: "isLit", toBe: true, in: suite)
    }
}
