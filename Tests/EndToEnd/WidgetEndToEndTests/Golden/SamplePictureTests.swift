import Foundation
import GroupTesting
import Testing
import WidgetKit

/// The sample widgets, as pictures that a person has looked at.
struct SamplePictureTests {
    private static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

    private func expect(
        _ widget: TestWidget, named name: String, _ appearances: [WidgetPicture.Appearance] = [.light, .dark],
        function: String = #function
    ) throws {
        for appearance in appearances {
            try widget.steadyPicture(appearance).expectSnapshot(
                named: "\(name) \(appearance)", tolerance: 0.01, function: function)
        }
    }

    @Test func `A nickname in all sizes and appearances`() throws {
        let group = try TestGroup()
        try group.set("SampleName", to: "Minsu", in: "group.sample.alstn38.practice")
        let host = try group.host(programs: ["Basic"])
        try expect(host.place("BasicWidget", family: .systemSmall), named: "small", WidgetPicture.Appearance.allCases)
        try expect(host.place("BasicWidget", family: .systemMedium), named: "medium")
    }

    @Test func `An account with and without products`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Account"])
        try expect(host.place("MainAccount", family: .systemSmall), named: "none")
        let products =
            #"[{"id": "2", "name": "Daily", "balance": "4675", "currency": "EUR", "IBAN": "NL2", "type": "main"}]"#
        try group.set("products", to: products, in: "group.sample.bank")
        try expect(host.place("MainAccount", family: .systemSmall), named: "small", WidgetPicture.Appearance.allCases)
        try expect(host.place("MainAccount", family: .systemMedium), named: "medium")
    }

    @Test func `Characters in all sizes, and one in bad health`() throws {
        let host = try TestGroup().host(programs: ["Characters"])
        for family in Self.families {
            let widget = try host.place("CharacterDetail", family: family, ["character": "Unipony"])
            try expect(widget, named: "\(family)")
        }
        let panda = try host.place(
            "CharacterDetail", family: .systemSmall, ["character": "Power Panda"])
        try expect(panda, named: "panda", [.light, .accented])
    }

    @Test func `A vehicle on its way, and what stands in its place`() throws {
        let server = try LoopbackServer([
            "/vehicles/7/status": """
            {"vehicleId": 7, "vehicleBasicStatus": "Moving", "motion": {"speed": 40.4},
             "address": {"addressString": "1 Long Street"}, "lastUpdatedAt": "2026-11-20T10:00:00Z"}
            """
        ])
        let suite = "group.sample.tracker"
        let group = try TestGroup()
        let widget = try group.host(programs: ["Tracker"]).place("TrackerStatusWidget", family: .systemMedium)
        try expect(widget, named: "logged out", [.light])
        try group.set("serverURL", to: server.url, in: suite)
        try group.set("token", to: "secret", in: suite)
        _ = try widget.nextReload(showing: "Please select your vehicle")
        try expect(widget, named: "no vehicle", [.light])
        try group.set("selectedVehicleId", to: "7", in: suite)
        _ = try widget.nextReload(showing: "40 km/h")
        try expect(widget, named: "moving", WidgetPicture.Appearance.allCases)
    }

    @Test func `Posts of a server`() throws {
        let posts = """
            [{"id": 1, "title": "Hello world", "body": "The first of them"},
             {"id": 2, "title": "A long title that needs to be cut somewhere at the end", "body": "Second"}]
            """
        let server = try LoopbackServer(["/posts": posts])
        let host = try TestGroup(environment: ["POSTS_SERVER": server.url]).host(programs: ["Posts"])
        try expect(host.place("MyWidget", family: .systemLarge), named: "large")
    }
}
