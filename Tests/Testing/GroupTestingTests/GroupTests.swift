import AppGroups
import Foundation
import GroupTesting
import Testing

struct GroupTests {
    @Test func `Two groups of tests share nothing, and leave nothing behind`() throws {
        let group = try TestGroup()
        let other = try TestGroup()
        try group.set("name", to: "Minsu", in: "group.test")
        #expect(try other.defaults("group.test").object(forKey: "name") == nil)
        var third: TestGroup? = try TestGroup()
        let path = try #require(third?.path)
        try third?.defaults("group.test").set(1, forKey: "pending")
        third = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: ["Minsu", "", "-3", "--int", "한국어 \"quoted\"\n", "true"])
    func `A second process sets arbitrary text`(text: String) throws {
        let group = try TestGroup()
        try group.set("--key", to: text, in: "group.test")
        #expect(try group.defaults("group.test").object(forKey: "--key") as? String == text)
    }

    @Test func `A second process sets values of every type, and removes them`() throws {
        let group = try TestGroup()
        let values: [String: Any] = [
            "integer": -3, "real": 3.0, "boolean": true, "date": Date(timeIntervalSinceReferenceDate: 8e8),
            "data": Data([0, 1, 255]), "array": [1, "two"] as [Any], "dictionary": ["a": ["b": 1.5]],
        ]
        for (key, value) in values { try group.set(key, to: value, in: "group.test") }
        let defaults = try group.defaults("group.test")
        #expect(defaults.object(forKey: "integer") as? Int == -3)
        #expect(try group.fileText("group.test")?.contains("\"real\": 3.0") == true)
        #expect(defaults.object(forKey: "boolean") as? Bool == true)
        #expect(defaults.object(forKey: "date") as? Date == values["date"] as? Date)
        #expect(defaults.data(forKey: "data") == Data([0, 1, 255]))
        #expect(defaults.array(forKey: "array")?.map { "\($0)" } == ["1", "two"])
        #expect(defaults.dictionary(forKey: "dictionary")?["a"] as? [String: Double] == ["b": 1.5])
        for key in values.keys { try group.remove(key, from: "group.test") }
        try group.remove("never there", from: "group.test")
        #expect(try group.fileText("group.test") == "{}\n")
    }

    @Test func `What is not a property list is refused`() throws {
        let group = try TestGroup()
        let failure = #expect(throws: TestFailure.self) { try group.set("key", to: Self.self, in: "group.test") }
        #expect(failure?.summary == "the value for 'key' is not a property list but GroupTests.Type")
    }

    @Test(arguments: ["", "a/b", ".hidden"])
    func `An invalid group name is refused`(name: String) throws {
        let group = try TestGroup()
        #expect(throws: TestFailure.self) { try group.defaults(name) }
        #expect(throws: TestFailure.self) { try group.changes(in: name) }
        #expect(throws: TestFailure.self) { try group.container(name) }
    }

    @Test func `A root may start as a copy of another`() throws {
        let sample = try TestGroup()
        try sample.set("name", to: "Minsu", in: "group.test")
        try Data("x".utf8).write(to: try sample.container("group.test").appendingPathComponent("file"))
        let group = try TestGroup(copying: sample.path)
        #expect(try group.defaults("group.test").string(forKey: "name") == "Minsu")
        #expect(try Data(contentsOf: group.container("group.test").appendingPathComponent("file")) == Data("x".utf8))
    }

    @Test func `The test's own values are waited for on disk`() throws {
        let group = try TestGroup()
        try group.defaults("group.test").set("Minsu", forKey: "name")
        try group.wait(for: "name", toBe: "Minsu", in: "group.test")
        #expect(try group.fileText("group.test")?.contains("\"name\": \"Minsu\"") == true)
    }

    @Test func `Code in the test's own process finds the groups of the test`() async throws {
        let group = try TestGroup()
        try group.set("name", to: "Minsu", in: "group.test")
        let name = group.asCurrent { AppGroupsReader.name }
        let sameName = await group.asCurrent { await Task { AppGroupsReader.name }.value }
        #expect(name == "Minsu" && sameName == "Minsu")
        #expect(AppGroupsReader.name != "Minsu")
    }
}
