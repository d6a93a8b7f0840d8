import Foundation
import GroupStore
import GroupWatch
import TestSupport
import Testing

/// What other programs and the kernel may do to a watcher.
@Suite(.overBothRooms) struct AdversityTests {
    private let temporary = TemporaryRoot()

    // MARK: Files

    /// Does what a watcher bears with, if it takes no longer than that: returns whether it did not.
    private func isInTime(_ work: () throws -> Void) rethrows -> Bool {
        let began = ContinuousClock.now
        try work()
        return ContinuousClock.now - began < .milliseconds(300)
    }

    @Test func `Edits are noticed however the editor saves`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(0), for: "n")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try Files.writeInPlace("{\"n\": 1}", to: suite.path)
        #expect(recorder.tells(["n: 0 → 1"]))
        try Files.replace(suite.path, with: "{\"n\": 2}")
        #expect(recorder.tells(["n: 0 → 1", "n: 1 → 2"]))
        // As vim does with a backup: the old file is moved away, a new one written, the old removed.
        let isInTime = try isInTime {
            #expect(rename(suite.path, suite.path + "~") == 0)
            try Files.writeInPlace("{\"n\": 3}", to: suite.path)
        }
        try Files.remove(suite.path + "~")
        if isInTime {
            #expect(recorder.tells(["n: 0 → 1", "n: 1 → 2", "n: 2 → 3"]))
        } else {
            #expect(recorder.waits { _ in recorder.picture(of: suite.name) == ["n": .integer(3)] })
        }
    }

    @Test func `A file beside the containers is no suite`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        try Files.replace(temporary.root.path + "/README.md", with: "Sample groups")
        let recorder = try Recorder(.all, in: temporary.root)
        try Files.replace(temporary.root.path + "/NOTES.md", with: "later")
        try suite.set(.integer(2), for: "a")
        #expect(recorder.tells(["a: 1 → 2"]))
        #expect(recorder.events.count == 1)
        #expect(try temporary.root.suites() == [suite.name])
    }

    @Test func `A half-written file changes nothing until it is complete`() throws {
        let suite = try temporary.suite()
        try suite.write {
            $0["a"] = .integer(1); $0["b"] = .integer(1)
        }
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        let isInTime = try isInTime {
            for text in ["", "{\"a\": 2", "{\"a\": 2, \"b\": ", "{\"a\": 2, \"b\": 1}"] {
                try Files.writeInPlace(text, to: suite.path)
            }
        }
        #expect(recorder.tells(["a: 1 → 2"]))
        if isInTime { #expect(recorder.events.count == 1) }
    }

    @Test func `A damaged file is reported after a moment, and again with its changes once mended`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        try Files.replace(suite.path, with: "{\"a\": 2,}")
        #expect(recorder.waits { $0.count == 1 })
        guard case .damaged(suite.name, let error) = recorder.events.first, case .damaged(let damage) = error.reason
        else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(damage.column == 9)
        try Files.replace(suite.path, with: "{\"a\": 3}")
        #expect(recorder.waits { $0.count == 3 })
        #expect(recorder.changes == ["a: 1 → 3"])
        #expect(recorder.events.last == .mended(suite.name))
    }

    @Test func `The removal of a suite is reported, and so is its return`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.all, in: temporary.root)
        try suite.removeAll()
        #expect(recorder.tells(["a: 1 → none"]))
        try suite.set(.integer(2), for: "a")
        #expect(recorder.tells(["a: 1 → none", "a: none → 2"]))
    }

    // MARK: Directories

    /// Which directory is meant, from the root to that of the file.
    @Test(arguments: ["", "/group.test", "/group.test/Library", "/group.test/Library/Preferences"])
    func `A directory that is removed and created again is followed`(directory: String) throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorders = [
            try Recorder(.named("group.test"), in: temporary.root), try Recorder(.all, in: temporary.root),
        ]
        for number in 2..<5 {
            try Files.remove(temporary.root.path + directory)
            for recorder in recorders { #expect(recorder.waits { _ in recorder.picture(of: suite.name)["a"] == nil }) }
            try suite.set(.integer(Int64(number)), for: "a")
            for recorder in recorders {
                #expect(recorder.waits { _ in recorder.picture(of: suite.name)["a"] == .integer(Int64(number)) })
            }
        }
    }

    @Test(arguments: ["", "/group.test", "/group.test/Library", "/group.test/Library/Preferences"])
    func `A directory exchanged for another is followed`(directory: String) throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let other = Suite(suite.name, in: Root(path: temporary.directory.path + "/other"))
        try other.set(.integer(2), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        let (mine, theirs) = (temporary.root.path + directory, other.root.path + directory)
        #expect(rename(mine, mine + ".aside") == 0)
        #expect(rename(theirs, mine) == 0)
        #expect(recorder.waits { _ in recorder.changes.last == "a: 1 → 2" || recorder.changes.last == "a: none → 2" })
        try suite.set(.integer(3), for: "a")
        #expect(recorder.waits { _ in recorder.changes.last == "a: 2 → 3" })
    }

    @Test(arguments: ["", "/group.test", "/group.test/Library", "/group.test/Library/Preferences"])
    func `A recreated directory is followed even if the kernel reuses its inode number`(
        below: String
    ) throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "n")
        let path = temporary.root.path + below
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        let other = TemporaryRoot()
        // On the watching thread, which so hears of both at once.
        let exchanger = try Recorder(.all, in: other.root) { event in
            guard case .changed = event else { return }
            try? Files.remove(path)
            try? suite.makeContainer()
        }
        try other.suite().set(.integer(1), for: "go")
        #expect(recorder.tells(["n: 1 → none"]))
        try suite.set(.integer(2), for: "n")
        #expect(eventually(within: 4) { recorder.changes == ["n: 1 → none", "n: none → 2"] })
        exchanger.stop()
    }

    @Test func `A directory replaced by a link out of the root is not followed`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let outside = Suite(suite.name, in: Root(path: temporary.directory.path + "/outside"))
        try outside.set(.integer(666), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        let library = suite.containerPath + "/Library"
        let isInTime = try isInTime {
            #expect(rename(library, library + ".aside") == 0)
            try FileManager.default.createSymbolicLink(
                atPath: library, withDestinationPath: outside.containerPath + "/Library")
        }
        #expect(
            recorder.waits {
                $0.contains { if case .damaged(_, let error) = $0 { error.reason == .symbolicLink } else { false } }
            })
        if isInTime { #expect(recorder.changes == []) }
        let isBackInTime = try self.isInTime {
            try Files.remove(library)
            #expect(rename(library + ".aside", library) == 0)
        }
        try suite.set(.integer(2), for: "a")
        #expect(recorder.waits { _ in recorder.picture(of: suite.name)["a"] == .integer(2) })
        #expect(!recorder.changes.contains { $0.contains("666") })
        if isInTime, isBackInTime { #expect(recorder.changes == ["a: 1 → 2"]) }
    }

    @Test func `A root behind a link is followed, also when the link changes`() throws {
        let (link, other) = (temporary.directory.path + "/link", temporary.directory.path + "/other")
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        try Suite(suite.name, in: Root(path: other)).set(.integer(3), for: "a")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: temporary.root.path)
        let recorder = try Recorder(.named("group.test"), in: Root(path: link))
        try suite.set(.integer(2), for: "a")
        #expect(recorder.tells(["a: 1 → 2"]))
        try FileManager.default.createSymbolicLink(atPath: link + ".new", withDestinationPath: other)
        #expect(rename(link + ".new", link) == 0)
        #expect(recorder.waits { _ in recorder.changes == ["a: 1 → 2", "a: 2 → 3"] })
        #expect(recorder.notes == [])
    }

    @Test func `A root whose parent directories are created later is followed`() throws {
        let root = Root(path: temporary.directory.path + "/not/yet/there")
        let recorder = try Recorder(.all, in: root)
        try Suite(SuiteName("group.test"), in: root).set(.integer(1), for: "a")
        // Sooner than all is looked at again, whatever was told.
        #expect(eventually(within: 4) { recorder.changes == ["a: none → 1"] })
    }

    @Test(.enabled(if: geteuid() == 0, "only root can mount a file system"))
    func `A root that is unmounted and mounted again is followed`() throws {
        let path = temporary.root.path
        func shell(_ script: String) throws -> Int32 {
            try ChildProcess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]).wait()
                .code
        }
        guard try shell("mkdir -p '\(path)' && mount -t tmpfs none '\(path)'") == 0 else {
            return try skip("no tmpfs can be mounted here")
        }
        defer { _ = try? shell("umount -l '\(path)'") }
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let recorder = try Recorder(.named("group.test"), in: temporary.root)
        #expect(try shell("umount '\(path)'") == 0)
        #expect(recorder.waits { _ in recorder.changes == ["a: 1 → none"] })
        #expect(try shell("mount -t tmpfs none '\(path)'") == 0)
        try temporary.suite().set(.integer(2), for: "a")
        #expect(recorder.waits { _ in recorder.changes == ["a: 1 → none", "a: none → 2"] })
    }

    // MARK: All of it together

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `Whatever happens, the last reported state is the one on disk`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let names = ["group.a", "group.b", "group.c"]
        let recorder = try Recorder(.all, in: temporary.root)
        for _ in 0..<250 { try doSomething(to: names.pick(&generator), using: &generator) }
        for name in names {
            let suite = try temporary.suite(name)
            if (try? suite.snapshot()) == nil || suite.trouble != nil { try suite.removeAll() }
            try suite.write(.withoutSync) { $0["end"] = .integer(Int64(seed)) }
            let members = try temporary.suite(name).snapshot().members
            #expect(
                recorder.waits { _ in recorder.picture(of: suite.name) == members },
                "\(name) \(members) \(recorder.picture(of: suite.name))")
        }
    }

    private func doSomething(to name: String, using generator: inout SeededGenerator) throws {
        let suite = try temporary.suite(name)
        let value = Value.integer(Int64.random(in: 0..<100, using: &generator))
        let key = Key(["x", "y", "z"].pick(&generator))
        switch Int.random(in: 0..<12, using: &generator) {
        case 0..<5: _ = try? suite.write(.withoutSync) { $0[key] = value }
        case 5: _ = try? suite.write(.withoutSync) { $0[key] = nil }
        case 6: try? Files.writeInPlace("{\"\(key)\": \(value.json())}", to: suite.path)
        case 7: try? Files.replace(suite.path, with: "{\"y\": \(value.json())}")
        case 8: try? Files.writeInPlace(["", "{", "[]", "{\"x\": 1"].pick(&generator), to: suite.path)
        case 9: _ = try? suite.removeAll()
        case 10: try? Files.remove(suite.containerPath + ["", "/Library", "/Library/Preferences"].pick(&generator))
        default:
            let aside = temporary.directory.path + "/aside"
            try? Files.remove(aside)
            _ = rename(suite.containerPath, aside)
            if Bool.random(using: &generator) { _ = rename(aside, suite.containerPath) }
        }
    }
}
