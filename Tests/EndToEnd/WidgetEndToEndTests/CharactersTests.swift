import GroupTesting
import Testing
import WidgetKit

/// A widget that people configure.
struct CharactersTests {
    private func host() throws -> TestHost { try TestGroup().host(programs: ["Characters"]) }

    @Test func `Without a choice, it shows what its query gives for that`() throws {
        let widget = try host().place("CharacterDetail", family: .systemSmall)
        #expect(try widget.shown?.texts == ["🐼", "Power Panda", "Health 14 %"])
        #expect(try widget.shown?.gauges == [0.14])
    }

    @Test(arguments: [
        (WidgetFamily.systemSmall, ["🐳", "Spouty", "Health 83 %"]),
        (.systemMedium, ["🐳", "Spouty", "Deep Sea Goer", "Health 83 %"]),
        (.systemLarge, ["🐳", "Spouty", "Deep Sea Goer", "Health 83 %", "Long press to choose another hero"]),
    ])
    func `It says more where it has more room`(family: WidgetFamily, texts: [String]) throws {
        let widget = try host().place("CharacterDetail", family: family, ["character": "Spouty"])
        #expect(try widget.shown?.texts == texts)
    }

    @Test func `Each placed one has a character of its own`() throws {
        let host = try host()
        let pony = try host.place("CharacterDetail", family: .systemSmall, ["character": "Unipony"])
        let whale = try host.place("CharacterDetail", family: .systemSmall, ["character": "Spouty"])
        try pony.edit(["character": "Power Panda"])
        let reload = try pony.nextReload()
        #expect(reload.causes == ["the widget was edited"])
        #expect(reload.text.contains("Power Panda"))
        #expect(reload.policy == .never)
        try whale.edit(["character": nil])
        #expect(try whale.nextReload().text.contains("Power Panda"))
        #expect([pony, whale].map(\.reloads.count) == [2, 2])
    }

    @Test func `A family that it does not come in is refused, and the others named`() throws {
        let host = try host()
        let failure = #expect(throws: TestFailure.self) {
            try host.place("CharacterDetail", family: .accessoryInline)
        }
        #expect(
            "\(try #require(failure))".contains(
                "hint: it comes as small (systemSmall), medium (systemMedium), large (systemLarge)"))
    }

    @Test func `What there is to choose is told by the program`() throws {
        let choices = try TestGroup().run("Characters", "choices", "CharacterDetail", "character")
        for name in ["🐼 Power Panda", "🦄 Unipony", "🐳 Spouty"] { #expect(choices.output.contains(name)) }
    }
}
