import Foundation
import GroupTesting
import Testing

/// A widget program run by hand, as a command.
struct ByHandTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }

    @Test func `It describes what it has to offer`() throws {
        let outcome = try TestGroup().run("Basic", "describe")
        let kinds = try #require(try object(outcome.output)["kinds"] as? [[String: Any]])
        #expect(kinds.count == 1)
        #expect(kinds[0]["kind"] as? String == "BasicWidget")
        #expect(kinds[0]["name"] as? String == "하이하이")
        #expect(kinds[0]["families"] as? [String] == ["systemSmall", "systemMedium"])
    }

    @Test(arguments: [("timeline", 5, "😀"), ("snapshot", 1, "😀😀😀"), ("placeholder", 1, "😀😀")])
    func `It answers with a timeline`(command: String, count: Int, emoji: String) throws {
        let group = try TestGroup()
        try group.set("SampleName", to: "Minsu", in: "group.sample.alstn38.practice")
        let outcome = try group.run("Basic", command, "BasicWidget", "--family", "systemSmall")
        let entries = try #require(try object(outcome.output)["entries"] as? [[String: Any]])
        #expect(entries.count == count)
        #expect(outcome.output.contains("\"Minsu\"") && outcome.output.contains("\"\(emoji)\""))
    }

    @Test(arguments: ["systemSmall", "small", "SMALL"])
    func `A family has its full name and a short one, as for the tool`(name: String) throws {
        let outcome = try TestGroup().run("Basic", "timeline", "BasicWidget", "--family", name)
        #expect(try object(outcome.output)["entries"] is [Any])
    }

    @Test func `What its developer prints goes to the standard error`() throws {
        let outcome = try TestGroup().run("Tracker", "timeline", "TrackerStatusWidget")
        #expect(outcome.errorOutput.contains("[widget] getTimeline() - User not logged in"))
        #expect(try object(outcome.output)["policy"] != nil)
    }

    @Test func `A placeholder is redacted`() throws {
        let outcome = try TestGroup().run("Basic", "placeholder", "BasicWidget")
        #expect(outcome.output.contains("redacted"))
    }

    @Test func `Parameters are set by name`() throws {
        let outcome = try TestGroup().run("Characters", "timeline", "CharacterDetail", "--set", "character=Spouty")
        #expect(outcome.output.contains("Deep Sea Goer"))
    }

    @Test func `Parameters that are no texts are set by words too`() throws {
        let group = try TestGroup()
        try group.run("CupsWidget", "perform", "CupsWidget.DrinkIntent", "--set", "count=3")
        #expect(try group.run("CupsWidget", "timeline", "Cups").output.contains("3 cups"))
        let refused = try group.run(
            "CupsWidget", "perform", "CupsWidget.DrinkIntent", "--set", "count=some", expecting: 3)
        #expect(refused.errorOutput.contains("'some' is not a value for the parameter 'count'"))
    }

    @Test func `What its developer should know is told once`() throws {
        let outcome = try TestGroup().run("CupsWidget", "timeline", "Cups")
        #expect(outcome.errorOutput.components(separatedBy: ".containerBackground").count == 2)
    }

    @Test(arguments: [
        (["rubbish"], "there is no command 'rubbish'"),
        (["timeline"], "'timeline' needs a kind"),
        (["timeline", "BasicWidget", "--family", "huge"], "there is no family 'huge'"),
        (["timeline", "BasicWidget", "--wide"], "there is no option '--wide'"),
        (["timeline", "BasicWidget", "--set", "x"], "--set needs PARAMETER=VALUE, not 'x'"),
    ])
    func `What it does not understand is a misuse`(words: [String], message: String) throws {
        let process = try TestGroup().start("Basic", words)
        let outcome = try process.wait()
        #expect(outcome.code == 2)
        #expect(outcome.errorOutput.contains("error: \(message)"))
        #expect(outcome.output.isEmpty)
    }

    @Test func `A kind that it does not have is an error, and those that it has are named`() throws {
        let outcome = try TestGroup().run("Basic", "timeline", "Other", expecting: 1)
        #expect(outcome.errorOutput.contains("this program has no widget of the kind 'Other'; it has 'BasicWidget'"))
        #expect(outcome.output.isEmpty)
    }

    @Test func `Of two widgets of one kind the first is shown, which is told to whoever adds the program`() throws {
        let group = try TestGroup(environment: ["NOTE_KIND": "Cups"])
        let added = try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CupsWidget"))
        let message = "several widgets of this program are of the kind 'Cups', and the first is shown"
        #expect(added.errorOutput.contains(message), "\(added)")
        #expect(added.output.components(separatedBy: ": Cups (").count == 2, "\(added)")
    }

    @Test func `Help names the kinds`() throws {
        #expect(try TestGroup().run("Basic", "help").output.contains("BasicWidget  하이하이: 디스크립션 설명을 말해요"))
    }
}
