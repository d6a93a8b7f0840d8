import Foundation
import GroupStore
import TestSupport
import Testing

/// Someone moves, removes or exchanges what a suite is kept in while it is written.
struct MovedContainerTests {
    private let temporary = TemporaryRoot()
    private let before: Members = ["kept": .string("precious"), "n": .integer(0)]

    private var saved: String { temporary.directory.path + "/saved" }

    private func filledSuite() throws -> Suite {
        let suite = try temporary.suite()
        try suite.write { draft in for member in before { draft[member.key] = member.value } }
        return suite
    }

    /// The values of the container that was moved away.
    private func savedMembers() throws -> Members {
        let root = Root(path: temporary.directory.path + "/other")
        try FileManager.default.createDirectory(atPath: root.path, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: saved, toPath: root.path + "/group.test")
        return try Suite(SuiteName("group.test"), in: root).snapshot().members
    }

    @Test(arguments: [false, true])
    func `A container moved away during a write keeps its contents`(isKnown: Bool) throws {
        let suite = try filledSuite()
        let writer = isKnown ? suite : try temporary.suite()
        if isKnown { _ = try suite.value(for: "n") }
        try writer.write { draft in
            if !Files.exists(saved) { try FileManager.default.moveItem(atPath: suite.containerPath, toPath: saved) }
            draft["n"] = .integer(1)
        }
        #expect(try savedMembers() == before)
        #expect(try temporary.suite().snapshot().members == ["n": .integer(1)])
    }

    @Test func `A write to a replaced container goes to the one at the path`() throws {
        let suite = try filledSuite()
        try suite.write { draft in
            if !Files.exists(saved) {
                try FileManager.default.moveItem(atPath: suite.containerPath, toPath: saved)
                try temporary.suite().set(.string("new"), for: "other")
            }
            draft["n"] = .integer(1)
        }
        #expect(try savedMembers() == before)
        #expect(try temporary.suite().snapshot().members == ["n": .integer(1), "other": .string("new")])
    }

    @Test func `A container removed during a write is created again`() throws {
        let suite = try filledSuite()
        var isRemoved = false
        try suite.write { draft in
            if !isRemoved { try Files.remove(suite.containerPath) }
            isRemoved = true
            draft["n"] = .integer(1)
        }
        #expect(try temporary.suite().snapshot().members == ["n": .integer(1)])
    }

    @Test func `Removing the lock file during a write loses no write`() throws {
        let suite = try filledSuite()
        let lock = (suite.path as NSString).deletingLastPathComponent + "/.group.test.lock"
        var isRemoved = false
        try suite.write { draft in
            if !isRemoved {
                try Files.remove(lock)
                try temporary.suite().set(.integer(1), for: "meanwhile")
            }
            isRemoved = true
            draft["n"] = .integer(1)
        }
        #expect(
            try temporary.suite().snapshot().members == [
                "kept": .string("precious"), "n": .integer(1), "meanwhile": .integer(1),
            ])
    }

    /// A reader looks for another lock file only at each tick of the kernel's clock.
    @Test func `No reader misses a write that recreates the lock file`() throws {
        let (suite, reader) = (try filledSuite(), try temporary.suite())
        let lock = (suite.path as NSString).deletingLastPathComponent + "/.group.test.lock"
        for number in 0..<100 {
            try Files.remove(lock)
            for _ in 0..<3 { _ = try reader.value(for: "n") }
            try temporary.suite().write(.withoutSync) { $0["n"] = .integer(Int64(number)) }
            #expect(try reader.value(for: "n") == .integer(Int64(number)))
        }
    }
}
