import GroupTesting
import Testing

/// A program compiled as Xcode 26 compiles a new project: everything is on the main actor unless it says otherwise.
struct NewProjectTests {
    private let suite = "group.sample.kettle"

    @Test func `A provider and a query on the main actor answer, and an intent is performed there`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["KettleWidget"]).place("Kettle", ["cup": "red"])
        #expect(try widget.shown?.texts == ["0° for the red cup", "Heat"])
        try widget.tap("Heat")
        #expect(try widget.nextReload(showing: "10° for the red cup").scene.texts.count == 2)
        try group.wait(for: "degrees", toBe: 10, in: suite)
    }

    @Test func `A control's provider on the main actor answers`() throws {
        let group = try TestGroup()
        let control = try group.host(programs: ["KettleWidget"]).place("KettleControl")
        #expect(try control.shown?.texts == ["0°"])
        try group.set("degrees", to: 40, in: suite)
        #expect(try control.nextReload().scene.texts == ["40°"])
    }
}
