import Foundation
import GroupTesting
import Testing

struct WaitingTests {
    @Test func `A value set by another program is waited for`() throws {
        let group = try TestGroup()
        let app = try group.start("ReaderProgram", ["group.test"], input: "name=Min\nname=Minsu\n")
        try group.wait(for: "name", toBe: "Minsu", in: "group.test")
        #expect(try app.wait().code == 0)
    }

    @Test func `A removal is waited for`() throws {
        let group = try TestGroup()
        try group.wait(for: "name", toBe: nil, in: "group.test")
        try group.set("name", to: "Minsu", in: "group.test")
        let removal = try group.start("groupdefaults", ["-s", "group.test", "unset", "name"])
        try group.wait(for: "name", toBe: nil, in: "group.test")
        try removal.wait()
    }

    @Test func `Changes come in order, with the values before and after`() throws {
        let group = try TestGroup()
        let changes = try group.changes(in: "group.test")
        try group.set("name", to: "Kim", in: "group.test")
        try group.set("visits", to: 3, in: "group.test")
        try group.set("name", to: "Lee", in: "group.test")
        let visits = try changes.next("visits")
        #expect(visits.old == nil && visits.new as? Int == 3)
        let name = try changes.next()
        #expect(name.key == "name" && name.old as? String == "Kim" && name.new as? String == "Lee")
        #expect(
            changes.all.map(\.description) == [
                #"name: no value → "Kim""#, "visits: no value → 3", #"name: "Kim" → "Lee""#,
            ])
    }

    @Test func `A missing value is reported with those that came instead`() throws {
        let group = try TestGroup()
        try group.set("name", to: "Min", in: "group.test")
        try group.set("visits", to: 3, in: "group.test")
        let failure = #expect(throws: TestFailure.self) {
            try group.wait(
                for: "name", toBe: "Minsu", in: "group.test", within: .milliseconds(50), file: "Some/Test.swift",
                line: 7)
        }
        #expect(
            failure?.description == """
                'name' of group.test did not become "Minsu" within 0.05 seconds (at Some/Test.swift:7)
                what came instead:
                  name: no value → "Min"
                  visits: no value → 3
                """)
    }

    @Test func `A missing change is reported too`() throws {
        let changes = try TestGroup().changes(in: "group.test")
        let failure = #expect(throws: TestFailure.self) { try changes.next("name", within: .milliseconds(10)) }
        #expect(failure?.summary == "'name' of group.test did not change within 0.01 seconds")
        #expect(failure?.details.map(\.description) == ["what came instead: nothing"])
    }

    @Test func `Damage is reported while waiting for a value`() throws {
        let group = try TestGroup()
        try group.set("name", to: "Min", in: "group.test")
        let file = try group.container("group.test").appendingPathComponent("Library/Preferences/group.test.json")
        try Data("{\"name\"".utf8).write(to: file)
        // It is damage when nobody mends it for a moment, which may be a longer one on a busy machine.
        let isTold = [1, 2, 4, 8, 16, 32].contains { seconds in
            let failure = #expect(throws: TestFailure.self) {
                try group.wait(for: "name", toBe: "Minsu", in: "group.test", within: .seconds(seconds))
            }
            return failure?.description.contains("group.test.json") == true
        }
        #expect(isTold)
    }
}
