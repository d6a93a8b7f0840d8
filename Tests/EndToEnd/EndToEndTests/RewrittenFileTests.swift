import Foundation
import GroupStore
import TestSupport
import Testing

/// A program that takes no lock rewrites a large suite in place while the tool works on it.
struct RewrittenFileTests {
    private let tool = Tool()

    private func fill() throws -> Suite {
        let suite = try tool.temporary.suite("group.default")
        try suite.write { draft in
            for number in 0..<300 { draft[Key("k\(number)")] = .string(String(repeating: "x", count: 300)) }
            draft["n"] = .integer(7)
        }
        return suite
    }

    @Test func `No command crashes on a file that changes under it`() throws {
        let suite = try fill()
        let stop = TemporaryDirectory()
        let file = try #require(FileHandle(forUpdatingAtPath: suite.path))
        let place = UInt64(try #require(Array(try Files.read(suite.path).utf8).lastIndex(of: UInt8(ascii: "7"))))
        let flickering = Background {
            while Files.exists(stop.path) {
                for byte in ["x", "7"] {
                    try file.seek(toOffset: place)
                    try file.write(contentsOf: Data(byte.utf8))
                }
            }
        }
        for number in 0..<15 {
            for command in [["get", "n"], ["set", "m", "\(number)"], ["unset", "m"], ["list"]] {
                let process = try tool.start(command)
                #expect(eventually { process.isOver }, "\(command)")
                let outcome = process.wait()
                #expect([0, 1, 3].contains(outcome.code), "\(command) \(outcome.code)")
            }
        }
        try Files.remove(stop.path)
        #expect(eventually { flickering.isOver })
        try flickering.check()
    }

    @Test func `A get finishes while a program keeps writing to the file`() throws {
        let suite = try fill()
        let padding = String(repeating: " ", count: 8 << 20)
        try Files.writeInPlace(try Files.read(suite.path) + padding, to: suite.path)
        let process = try tool.start(["get", "n"])
        let file = try #require(FileHandle(forWritingAtPath: suite.path))
        try file.seekToEnd()
        let growing = Background {
            for _ in 0..<30_000_000 where !process.isOver { try file.write(contentsOf: Data(" ".utf8)) }
        }
        #expect(eventually { process.isOver })
        #expect(process.wait().output == "7\n")
        #expect(eventually { growing.isOver })
    }
}
