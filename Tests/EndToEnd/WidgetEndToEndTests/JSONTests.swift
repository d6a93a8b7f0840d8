import Foundation
import GroupTesting
import TestSupport
import Testing

/// What `groupwidgets` lists with `--json`: one array, and a stream an object a line.
struct JSONTests {
    private func group(placing kind: String, of program: String) throws -> TestGroup {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: program))
        try group.run("groupwidgets", "place", kind)
        return group
    }

    private func list(_ text: String) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]], "\(text)")
    }

    private func json(_ group: TestGroup, _ words: String...) throws -> [[String: Any]] {
        let outcome = try group.start("groupwidgets", words + ["--json"]).wait()
        #expect(outcome.code == 0, "\(outcome)")
        return try list(outcome.output)
    }

    @Test func `The settings are an array of names, values and what they may be`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "settings", "bold-text=on")
        let settings = try json(group, "settings")
        #expect(settings.map { $0["name"] as? String } == ["text-size", "bold-text", "increase-contrast"])
        #expect(settings.map { $0["value"] as? String } == ["large", "on", "off"])
        #expect(settings[1]["values"] as? [String] == ["on", "off"])
        #expect(try group.run("groupwidgets", "settings", "bold-text=off", "--json", expecting: 2).output.isEmpty)
    }

    @Test func `The parameters of a widget are an array with their choices`() throws {
        let group = try group(placing: "CharacterDetail", of: "Characters")
        let parameters = try json(group, "edit", "CharacterDetail-1")
        #expect(parameters.map { $0["name"] as? String } == ["character"])
        #expect(parameters[0]["value"] as? String == "Power Panda")
        let choices = try #require(parameters[0]["choices"] as? [[String: Any]])
        #expect(choices.map { $0["value"] as? String } == ["Power Panda", "Unipony", "Spouty"])
        #expect(choices[2]["title"] as? String == "🐳 Spouty")
        let refused = try group.run(
            "groupwidgets", "edit", "CharacterDetail-1", "character=Spouty", "--json", expecting: 2)
        #expect(refused.errorOutput.contains("--json lists"))
    }

    @Test func `The targets of a widget are an array with their numbers, and its log one of lines`() throws {
        let group = try group(placing: "Cups", of: "CupsWidget")
        #expect(try json(group, "log").isEmpty)
        let host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "Cups-1")
        let targets = try json(group, "tap", "Cups-1", "--list")
        #expect(targets.map { $0["number"] as? Int } == Array(1...3))
        #expect(targets.allSatisfy { $0["action"] is [String: Any] })
        #expect(targets.first?["text"] as? String == "Two more")
        let listed = try group.run("groupwidgets", "tap", "Cups-1", "--list").output
        #expect(listed.hasPrefix("1  performs CupsWidget.DrinkIntent count=2  (Two more)\n"), "\(listed)")
        let lines = try json(group, "log", "Cups-1")
        #expect(lines.contains { ($0["text"] as? String)?.contains("nothing is wrong") == true })
        #expect(lines.allSatisfy { $0["program"] as? String == "CupsWidget" && $0["date"] is String })
        host.send(SIGTERM)
    }

    @Test func `A log that is followed is an object a line`() throws {
        let group = try group(placing: "Cups", of: "CupsWidget")
        let host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "Cups-1")
        let follower = try group.start("groupwidgets", ["log", "-f", "--json", "Cups"])
        try follower.wait(forOutput: "nothing is wrong")
        let line = try #require(follower.output.split(separator: "\n").first)
        #expect(try list("[\(line)]")[0]["program"] as? String == "CupsWidget")
        host.send(SIGTERM)
        follower.send(SIGTERM)
    }
}
