import GroupTesting
import Testing
import WidgetKit

/// Placed widgets that show the same, with real programs.
struct SharedTimelineTests {
    private let suite = "group.sample.alstn38.practice"

    @Test func `Two widgets of a kind and a family are reloaded by one answer, and a third of another family is not`()
        throws
    {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic"])
        let widgets = try [WidgetFamily.systemSmall, .systemSmall, .systemMedium].map {
            try host.place("BasicWidget", family: $0)
        }
        try group.set("SampleName", to: "Minsu", in: suite)
        let reloads = try widgets.map { try $0.nextReload(showing: "Minsu") }
        #expect(reloads[0].date == reloads[1].date && reloads[0].date != reloads[2].date)
        #expect(reloads.map(\.causes) == Array(repeating: ["SampleName of \(suite) changed"], count: 3))
        #expect(reloads[0].entries.map(\.date) == reloads[1].entries.map(\.date))
    }

    @Test func `A tap on one of two controls that are the same is seen on both`() throws {
        let host = try TestGroup().host(programs: ["LightsWidget"])
        let (first, second) = (try host.place("LampControl"), try host.place("LampControl"))
        try second.tap("Lamp")
        for control in [first, second] {
            #expect(try control.nextReload(showing: "Lit").scene.texts == ["Lamp", "Lit"])
        }
    }

    @Test func `Each of them tells why it was reloaded, and each is listed as it is`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        for _ in 1...2 { try group.run("groupwidgets", "place", "BasicWidget", "--family", "systemSmall") }
        let host = try group.start("groupwidgets", ["run", "--plain"])
        for id in ["BasicWidget-1", "BasicWidget-2"] { try host.wait(forOutput: id) }
        try group.set("SampleName", to: "Minsu", in: suite)
        for id in ["BasicWidget-1", "BasicWidget-2"] {
            try host.wait(forOutput: "\(id)  SampleName of \(suite) changed")
            let why = try group.run("groupwidgets", "why", id).output
            #expect(why.contains("SampleName of \(suite) changed"))
            #expect(why.contains("\(id): woken by SampleName of \(suite)"))
            let shown = try group.run("groupwidgets", "show", id, "--json").output
            #expect(shown.contains("\"id\": \"\(id)\"") && shown.contains("Minsu"))
        }
        try group.run("groupwidgets", "edit", "BasicWidget-2", "--family", "systemMedium")
        try host.wait(forOutput: "BasicWidget-2  the widget was edited")
        #expect(!(try group.run("groupwidgets", "why", "BasicWidget-1").output.contains("edited")))
    }
}
