import Foundation
import GroupStore
import TestSupport
import Testing

struct SuiteTests {
    private let temporary = TemporaryRoot()

    @Test func `A value is read back, by this process and by others`() throws {
        let (app, widget) = (try temporary.suite(), try temporary.suite())
        #expect(try widget.value(for: "SampleName") == nil)
        try app.set(.string("Minsu"), for: "SampleName")
        #expect(try app.value(for: "SampleName") == .string("Minsu"))
        #expect(try widget.value(for: "SampleName") == .string("Minsu"))
        try app.remove("SampleName")
        #expect(try widget.value(for: "SampleName") == nil)
        #expect(try widget.snapshot().exists)
    }

    @Test func `The layout on disk is the documented one, for the owner only`() throws {
        try temporary.suite("group.sample.alstn38.practice").set(.string("Minsu"), for: "SampleName")
        let container = "groups/group.sample.alstn38.practice"
        let preferences = "\(container)/Library/Preferences"
        #expect(
            temporary.directory.contents == [
                "groups", container, "\(container)/Library", preferences,
                "\(preferences)/.group.sample.alstn38.practice.lock",
                "\(preferences)/group.sample.alstn38.practice.json",
            ])
        let base = temporary.directory.path + "/"
        #expect(
            try Files.read(base + preferences + "/group.sample.alstn38.practice.json")
                == "{\n  \"SampleName\": \"Minsu\"\n}\n")
        for directory in ["groups", container, "\(container)/Library", preferences] {
            #expect(Files.permissions(base + directory) == 0o700)
        }
        for file in temporary.directory.contents.suffix(2) { #expect(Files.permissions(base + file) == 0o600) }
    }

    @Test func `Every kind of value is read back as written`() throws {
        var generator = SeededGenerator(seed: 11)
        let (writer, reader) = (try temporary.suite(), try temporary.suite())
        var expected: Members = ["large": .string(String(repeating: "없음\u{1}", count: 150_000))]
        for _ in 0..<200 { expected[.random(using: &generator)] = .random(depth: 3, using: &generator) }
        let members = expected
        try writer.write(.withoutSync) { draft in for member in members { draft[member.key] = member.value } }
        #expect(try reader.snapshot().members == expected)
        for member in expected { #expect(try reader.value(for: member.key) == member.value) }
    }

    @Test func `No completed write is ever missed`() throws {
        let (writer, reader) = (try temporary.suite(), try temporary.suite())
        for number in 0..<2_000 {
            try writer.write(.withoutSync) { $0["n"] = .integer(Int64(number)) }
            #expect(try reader.value(for: "n") == .integer(Int64(number)))
        }
    }

    @Test func `Several keys change in one step`() throws {
        let (writer, reader) = (try temporary.suite(), try temporary.suite())
        let changes = try writer.write { draft in
            draft["a"] = .integer(1)
            draft["b"] = .integer(2)
            #expect(draft["a"] == .integer(1))
            #expect(draft.keys == ["a", "b"])
        }
        #expect(changes.map(\.key) == ["a", "b"])
        try writer.write { draft in
            draft["a"] = nil
            draft["c"] = draft["b"]
        }
        #expect(try reader.snapshot().members == ["b": .integer(2), "c": .integer(2)])
    }

    @Test func `A write whose closure throws changes nothing`() throws {
        struct Refusal: Error {}
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        #expect(throws: Refusal.self) {
            try suite.write { draft in
                draft["a"] = .integer(2)
                throw Refusal()
            }
        }
        #expect(try suite.value(for: "a") == .integer(1))
    }

    @Test func `Compare-and-set writes only if the value is still the expected one`() throws {
        let suite = try temporary.suite()
        #expect(try suite.set(.integer(1), for: "a", ifStill: nil))
        #expect(try !suite.set(.integer(2), for: "a", ifStill: nil))
        #expect(try suite.set(.integer(2), for: "a", ifStill: .integer(1)))
        #expect(try suite.value(for: "a") == .integer(2))
    }

    @Test func `Several keys change together only if those that they depend on are still the same`() throws {
        let suite = try temporary.suite()
        let first = try suite.write(ifStill: ["a": nil, "b": nil] as [Key: Value?]) { $0["a"] = .integer(1) }
        #expect(first?.map(\.key) == ["a"])
        #expect(try suite.write(ifStill: ["a": .integer(1), "b": .integer(2)]) { $0["c"] = .integer(3) } == nil)
        #expect(try suite.snapshot().keys == ["a"])
        let second = try suite.write(ifStill: ["a": .integer(1), "b": nil]) { draft in
            draft["a"] = nil
            draft["b"] = .integer(2)
        }
        #expect(second?.map(\.key) == ["a", "b"])
        // What is as it should be already is no reason to refuse.
        #expect(try suite.write(ifStill: ["b": .integer(2)]) { $0["b"] = .integer(2) }?.isEmpty == true)
    }

    @Test func `A suite that is gone has no value that a write could depend on`() throws {
        let suite = try temporary.suite()
        #expect(try suite.write(ifStill: ["a": .integer(1)]) { $0["b"] = .integer(2) } == nil)
        #expect(temporary.directory.contents == [])
    }

    @Test func `Setting an equal value does not touch the file`() throws {
        let suite = try temporary.suite()
        try suite.set(.real(.nan), for: "a")
        let before = Files.identity(suite.path)
        #expect(try suite.write { $0["a"] = .real(.nan) }.isEmpty)
        #expect(Files.identity(suite.path) == before)
    }

    @Test func `Removing from a missing suite does not create it`() throws {
        #expect(try temporary.suite().write { $0["a"] = nil }.isEmpty)
        #expect(temporary.directory.contents == [])
    }

    @Test func `A removed suite is absent, and can be created again`() throws {
        let (writer, reader) = (try temporary.suite(), try temporary.suite())
        try writer.set(.integer(1), for: "a")
        #expect(try reader.value(for: "a") == .integer(1))
        #expect(try writer.removeAll())
        #expect(try !writer.removeAll())
        #expect(try reader.value(for: "a") == nil)
        #expect(try !reader.snapshot().exists)
        try writer.set(.integer(2), for: "b")
        #expect(try reader.snapshot().members == ["b": .integer(2)])
    }

    @Test func `A reader of a suite that comes and goes sees it or none, and never trouble`() throws {
        let (writer, reader) = (try temporary.suite(), try temporary.suite())
        let writing = Background {
            for number in 0..<400 {
                try writer.write(.withoutSync) { $0["n"] = .integer(Int64(number)) }
                try writer.removeAll()
            }
        }
        while !writing.isOver {
            let snapshot = try reader.snapshot()
            #expect(snapshot.exists == (snapshot.count == 1))
            #expect(reader.trouble == nil)
            _ = try temporary.suite().value(for: "n")
        }
        try writing.check()
    }

    @Test func `Concurrent writers lose nothing`() async throws {
        let (writers, each) = (6, 60)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<writers {
                let suite = try temporary.suite()
                group.addTask {
                    for number in 0..<each {
                        try suite.write(.withoutSync) { draft in
                            draft[Key("w\(writer)-\(number)")] = .integer(Int64(number))
                            guard case .integer(let count) = draft["count"] ?? .integer(0) else { return }
                            draft["count"] = .integer(count + 1)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let snapshot = try temporary.suite().snapshot()
        #expect(snapshot.count == writers * each + 1)
        #expect(snapshot["count"] == .integer(Int64(writers * each)))
    }

    @Test func `The suites of a root are listed`() throws {
        #expect(try temporary.root.suites() == [])
        for name in ["group.b", "group.a", "없음"] { try temporary.suite(name).set(.integer(1), for: "a") }
        try FileManager.default.createDirectory(
            atPath: temporary.root.path + "/empty", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: temporary.root.path + "/.widgets", withIntermediateDirectories: true)
        #expect(try temporary.root.suites().map(\.text) == ["group.a", "group.b", "없음"])
    }
}
