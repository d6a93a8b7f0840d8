import Foundation
import GroupStore
import TestSupport
import Testing

/// What others may have put into the files that a suite shares with them.
struct HostileFileTests {
    private let temporary = TemporaryRoot()

    private func lock(of suite: Suite) -> String {
        (suite.path as NSString).deletingLastPathComponent + "/.\(suite.name).lock"
    }

    private func overwrite(_ path: String, at offset: UInt64, with word: UInt64) throws {
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: offset)
        try file.write(contentsOf: withUnsafeBytes(of: word.littleEndian) { Data($0) })
        try file.close()
    }

    @Test(arguments: [UInt64.max, .max - 1, .max >> 1, .max >> 1 + 1, 0, 1])
    func `No generation in a lock file blocks writes, reads or removals`(generation: UInt64) throws {
        let (suite, reader) = (try temporary.suite(), try temporary.suite())
        try suite.set(.integer(0), for: "n")
        #expect(try reader.value(for: "n") == .integer(0))
        try overwrite(lock(of: suite), at: 8, with: generation)
        for number in 1...3 {
            try temporary.suite().set(.integer(Int64(number)), for: "n")
            #expect(try eventually { try reader.value(for: "n") == .integer(Int64(number)) })
        }
        try overwrite(lock(of: suite), at: 8, with: generation)
        #expect(try suite.removeAll())
        #expect(try eventually { try reader.value(for: "n") == nil })
    }

    @Test func `The last generation there is says as well as any that a suite exists`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(0), for: "n")
        try overwrite(lock(of: suite), at: 8, with: .max >> 1 - 1)
        try Files.remove(suite.path)
        expectRefusal(.vanished) { try temporary.suite().set(.integer(1), for: "n") }
    }

    @Test func `An abandoned exchange does not block writers`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(0), for: "n")
        try Files.remove(suite.path)
        try overwrite(lock(of: suite), at: 8, with: 1)
        try suite.set(.integer(1), for: "n")
        #expect(try temporary.suite().value(for: "n") == .integer(1))
    }

    @Test func `A lock file that is a hard link leaves the other file alone`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(0), for: "n")
        let (victim, lock) = (temporary.directory.path + "/victim", lock(of: suite))
        try Files.writeInPlace("precious", to: victim)
        try Files.remove(lock)
        #expect(link(victim, lock) == 0)
        try suite.set(.integer(1), for: "n")
        #expect(try Files.read(victim) == "precious")
        #expect(try temporary.suite().value(for: "n") == .integer(1))
    }

    @Test func `A write within a write of the same suite is refused at once`() throws {
        let (suite, other) = (try temporary.suite(), try temporary.suite())
        try suite.set(.integer(0), for: "n")
        try suite.write { draft in
            draft["n"] = .integer(1)
            // Patience beyond the life of the test: what is refused at once waits for nothing.
            expectRefusal(.nested) { try other.write(waitingAtMost: .seconds(100_000)) { $0["n"] = .integer(2) } }
            expectRefusal(.nested) { try suite.removeAll(waitingAtMost: .seconds(100_000)) }
            try temporary.suite("group.other").set(.integer(3), for: "n")
        }
        #expect(try suite.value(for: "n") == .integer(1))
        try other.set(.integer(4), for: "n")
    }

    @Test func `A file that is rewritten in place endlessly does not block a writer for ever`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(0), for: "n")
        var number = 0
        expectRefusal(.changedMeanwhile) {
            try suite.write(waitingAtMost: .milliseconds(50)) { draft in
                number += 1
                try Files.writeInPlace("{\"n\": \(number)}", to: suite.path)
                draft["m"] = .integer(1)
            }
        }
        try suite.set(.integer(1), for: "m")
        #expect(try temporary.suite().snapshot().members == ["n": .integer(Int64(number)), "m": .integer(1)])
    }
}
