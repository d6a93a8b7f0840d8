import GroupTesting
import Testing
import WidgetKit

/// An app that has widgets reloaded, in a process of its own.
struct WidgetCenterTests {
    private let suite = "group.sample.alstn38.practice"

    @Test func `A value and the request that follows it are one reload`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
        // The machine may hold the app up between the two for so long that the request comes after the reload, which is
        // one of its own then. That does not happen time after time.
        let isOne = try (1...10).contains { attempt in
            let before = widget.reloads.count
            try group.run("NicknameApp", "set", "Minsu \(attempt)")
            _ = try widget.nextReload(showing: "Minsu \(attempt)")
            // What comes now proves that nothing else has come before it.
            try group.set("SampleName", to: "Kim \(attempt)", in: suite)
            let causes = try widget.nextReload(showing: "Kim \(attempt)").causes
            return causes == ["SampleName of \(suite) changed"] && widget.reloads.count == before + 2
        }
        #expect(isOne)
    }

    @Test func `A request alone reloads its kind, and no other`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic", "Characters"])
        let (basic, character) = (try host.place("BasicWidget"), try host.place("CharacterDetail"))
        try group.run("NicknameApp", "reload", "BasicWidget")
        let cause = try #require(try basic.nextReload().causes.first)
        #expect(cause.hasPrefix("reload of BasicWidget was requested by NicknameApp ("))
        try group.run("NicknameApp", "reload-all")
        #expect(try #require(try character.nextReload().causes.first).hasPrefix("reload of all widgets was requested"))
        #expect(character.reloads.count == 2)
    }

    @Test func `The app is told which widgets are placed`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic"])
        _ = try host.place("BasicWidget", family: .systemSmall)
        _ = try host.place("BasicWidget", family: .systemMedium)
        let printed = try group.run("NicknameApp", "list").output
        #expect(printed == "BasicWidget systemSmall\nBasicWidget systemMedium\n")
    }
}
