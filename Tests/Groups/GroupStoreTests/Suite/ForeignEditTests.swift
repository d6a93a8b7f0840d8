import Foundation
import GroupStore
import TestSupport
import Testing

/// Programs that know nothing of us write to the file.
struct ForeignEditTests {
    private let temporary = TemporaryRoot()

    @Test func `An edit in place is noticed, and so is a replacement of the file`() throws {
        let suite = try temporary.suite()
        try suite.set(.string("Kim"), for: "name")
        try Files.writeInPlace(#"{"name": "Minsu", "age": 3}"#, to: suite.path)
        #expect(try eventually { try suite.value(for: "name") == .string("Minsu") })
        try Files.replace(suite.path, with: #"{"name": "Jun"}"#)
        #expect(try eventually { try suite.value(for: "name") == .string("Jun") })
        #expect(try suite.value(for: "age") == nil)
    }

    /// Such an edit leaves the size and, within one tick of the clock, the times of the file as they were.
    @Test func `An edit right after a write is noticed even if the size stays the same`() throws {
        let suite = try temporary.suite()
        for number in 0..<50 {
            try suite.write(.withoutSync) { $0["n"] = .integer(Int64(1_000 + number)) }
            #expect(try suite.value(for: "n") == .integer(Int64(1_000 + number)))
            try Files.writeInPlace("{\n  \"n\": \(2_000 + number)\n}\n", to: suite.path)
            #expect(try eventually { try suite.value(for: "n") == .integer(Int64(2_000 + number)) })
        }
    }

    @Test func `An edit that was reported is seen at once, however soon it follows a write`() throws {
        try expectEditsToBeSeen()
    }

    /// Since Linux 6.13, most file systems tell such times apart.
    @Test(.enabled(if: geteuid() == 0, "only root can mount a file system"))
    func `So it is where the times of files stand still from one tick of the clock to the next`() throws {
        func shell(_ script: String) throws -> Int32 {
            try ChildProcess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]).wait()
                .code
        }
        let path = temporary.root.path
        guard try shell("mkdir -p '\(path)' && mount -t ramfs none '\(path)'") == 0 else {
            return print("slow times of files were not tried: no ramfs can be mounted here")
        }
        defer { _ = try? shell("umount -l '\(path)'") }
        try expectEditsToBeSeen()
    }

    private func expectEditsToBeSeen() throws {
        let suite = try temporary.suite()
        for number in 0..<50 {
            try suite.write(.withoutSync) { $0["n"] = .integer(Int64(1_000 + number)) }
            #expect(try suite.value(for: "n") == .integer(Int64(1_000 + number)))
            try Files.writeInPlace("{\n  \"n\": \(2_000 + number)\n}\n", to: suite.path)
            StampEpoch.advance()
            #expect(try suite.value(for: "n") == .integer(Int64(2_000 + number)))
        }
    }

    @Test func `The surrounding text is preserved`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        try Files.writeInPlace("{ \"z\":1e0,\n\n   \"a\" : [ 1,2 ]}", to: suite.path)
        try suite.set(.boolean(true), for: "b")
        #expect(try Files.read(suite.path) == "{ \"z\":1e0,\n\n   \"a\" : [ 1,2 ],\n   \"b\" : true}")
    }

    @Test(arguments: [65_535, 65_536, 65_537])
    func `Long text that is preserved stays in its place`(length: Int) throws {
        let suite = try temporary.suite()
        try suite.makeContainer()
        let (before, after) = (#", "b": ""#, #""}"#)
        let rest = before + String(repeating: "x", count: length - before.utf8.count - after.utf8.count) + after
        try Files.replace(suite.path, with: #"{"a": 1"# + rest)
        try suite.set(.integer(2), for: "a")
        #expect(try Files.read(suite.path) == #"{"a": 2"# + rest)
    }

    @Test func `While the file is damaged, reads return the last good values and nothing is overwritten`() throws {
        let (suite, fresh) = (try temporary.suite(), try temporary.suite())
        try suite.set(.integer(1), for: "a")
        #expect(try suite.value(for: "a") == .integer(1))
        let damaged = "{\n  \"a\": 2,,\n}"
        try Files.writeInPlace(damaged, to: suite.path)
        #expect(
            try eventually {
                _ = try suite.value(for: "a"); return suite.trouble != nil
            })
        #expect(try suite.value(for: "a") == .integer(1))
        for action in [{ try suite.set(.integer(3), for: "a") }, { _ = try fresh.value(for: "a") }] {
            let error = #expect(throws: StoreError.self, performing: action)
            guard case .damaged(let damage) = error?.reason else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect("\(damage.line):\(damage.column)" == "2:10")
        }
        #expect(try Files.read(suite.path) == damaged)
        try Files.writeInPlace(#"{"a": 4}"#, to: suite.path)
        #expect(try eventually { try suite.value(for: "a") == .integer(4) })
        #expect(suite.trouble == nil)
        try suite.set(.integer(5), for: "b")
        #expect(try fresh.value(for: "a") == .integer(4))
    }

    @Test(arguments: ["", "\n", "{", "null", "[]", "{}}", "\u{0}"])
    func `A truncated or emptied file is damage, not an empty suite`(text: String) throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        try Files.writeInPlace(text, to: suite.path)
        #expect(throws: StoreError.self) { try suite.set(.integer(2), for: "b") }
        #expect(throws: StoreError.self) { try temporary.suite().value(for: "a") }
        #expect(try Files.read(suite.path) == text)
    }

    @Test func `A missing file is not taken for an empty one`() throws {
        let (suite, fresh) = (try temporary.suite(), try temporary.suite())
        try suite.set(.integer(1), for: "a")
        #expect(try suite.value(for: "a") == .integer(1))
        try Files.remove(suite.path)
        #expect(
            try eventually {
                _ = try suite.value(for: "a"); return suite.trouble?.reason == .vanished
            })
        #expect(try suite.value(for: "a") == .integer(1))
        for action in [{ try suite.set(.integer(2), for: "b") }, { _ = try fresh.value(for: "a") }] {
            expectRefusal(.vanished, of: action)
        }
        #expect(!Files.exists(suite.path))
        #expect(try temporary.root.suites().map(\.text) == ["group.test"])
        #expect(try suite.removeAll())
        try suite.set(.integer(3), for: "c")
        #expect(try fresh.snapshot().members == ["c": .integer(3)])
    }

    @Test func `A file missing for a moment is waited for, by writers and by new readers`() throws {
        let (known, suite) = (try temporary.suite(), try temporary.suite())
        try suite.set(.integer(1), for: "a")
        #expect(try known.value(for: "a") == .integer(1))
        let aside = suite.path + "~"
        // A machine that is busy may make it more than a moment.
        try #require(
            try (1...20).contains { attempt in
                let value = Value.integer(Int64(attempt))
                let new = try temporary.suite()
                let began = ContinuousClock.now
                #expect(rename(suite.path, aside) == 0)
                let work = [
                    Background { try suite.set(value, for: "b") }, Background { try known.set(value, for: "c") },
                    Background { _ = try #require(try new.value(for: "a")) },
                ]
                #expect(rename(aside, suite.path) == 0)
                let isInTime = ContinuousClock.now - began < .milliseconds(250)
                #expect(eventually { work.allSatisfy(\.isOver) })
                guard isInTime else { return false }
                for one in work { try one.check() }
                let members = try temporary.suite().snapshot().members
                #expect(members == ["a": .integer(1), "b": value, "c": value])
                return true
            })
    }

    @Test func `A removed container is gone, and a new one is seen`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        try Files.remove(suite.containerPath)
        #expect(try eventually { try suite.value(for: "a") == nil })
        try temporary.suite().set(.integer(2), for: "a")
        #expect(try suite.value(for: "a") == .integer(2))
        try suite.set(.integer(3), for: "b")
        #expect(try temporary.suite().snapshot().members == ["a": .integer(2), "b": .integer(3)])
    }

    @Test func `Removing, emptying or overwriting a lock file does no harm`() throws {
        let (writer, reader) = (try temporary.suite(), try temporary.suite())
        try writer.set(.integer(0), for: "n")
        let lock = (writer.path as NSString).deletingLastPathComponent + "/.group.test.lock"
        let harms: [() throws -> Void] = [
            { try Files.remove(lock) }, { try Files.writeInPlace("", to: lock) },
            { try Files.writeInPlace(String(repeating: "rubbish", count: 20), to: lock) },
        ]
        for (number, harm) in harms.enumerated() {
            for _ in 0..<3 { _ = try reader.value(for: "n") }
            try harm()
            #expect(try reader.value(for: "n") == .integer(Int64(number)))
            try writer.set(.integer(Int64(number + 1)), for: "n")
            #expect(try eventually { try reader.value(for: "n") == .integer(Int64(number + 1)) })
        }
    }

    @Test func `Truncating and refilling a large file under a reader does no harm`() throws {
        let writer = try temporary.suite()
        let filler = Value.string(String(repeating: "x", count: 1_000))
        try writer.write { draft in for number in 0..<1_000 { draft[Key("k\(number)")] = filler } }
        let text = try Files.read(writer.path)
        let meddling = Background {
            for _ in 0..<200 { try Files.writeInPlace(text, to: writer.path) }
        }
        while !meddling.isOver {
            // Read whole, or refused; never anything else.
            if let value = try? temporary.suite().valueOnce(for: "k999") { #expect(value == filler) }
            if let value = try? temporary.suite().value(for: "k500") { #expect(value == filler) }
        }
        try meddling.check()
        #expect(try writer.valueOnce(for: "k0") == filler)
    }
}
