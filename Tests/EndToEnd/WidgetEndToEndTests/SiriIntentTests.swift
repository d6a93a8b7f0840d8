import GroupTesting
import Testing
import WidgetKit

/// A widget that is configured by an intent of a definition, as people place and edit it.
struct SiriIntentTests {
    @Test func `A widget is placed with its handler's default, and edited by value or by title`() throws {
        let host = try TestGroup().host(programs: ["LightsWidget"])
        let widget = try host.place("Room")
        #expect(try widget.shown?.texts == ["The hall", "3 lamps", "cosy"])
        try widget.edit(["room": "attic"])
        #expect(try widget.nextReload().scene.texts == ["The attic", "1 lamps", "cosy"])
        try widget.edit(["mood": "Bright"])
        #expect(try widget.nextReload().scene.texts == ["The attic", "1 lamps", "bright"])
        try widget.edit(["room": nil])
        #expect(try widget.nextReload().scene.texts == ["The hall", "3 lamps", "bright"])
    }

    @Test func `The tool offers the choices of a handler and the cases of an enumeration`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "LightsWidget"))
        let id = try group.run("groupwidgets", "place", "Room", "--set", "room=The attic", "--set", "mood=bright")
            .output
        #expect(id == "Room-1\n")
        #expect(try group.run("groupwidgets", "list").output.contains("mood=bright  room=attic"))
        let choices = try group.run("groupwidgets", "edit", "Room-1").output
        #expect(choices.contains("hall  The hall") && choices.contains("cosy  Cosy"), "\(choices)")
        let refused = try group.run("groupwidgets", "edit", "Room-1", "mood=bleak", expecting: 2)
        #expect(refused.errorOutput.contains("it is one of bright, cosy"))
    }
}
