import Foundation
import GroupSystem
import TestSupport
import Testing

/// What a client makes of a program that it does not trust.
struct CompanionTests {
    private let temporary = TemporaryRoot()

    /// A program that answers each line with a line.
    private func companion(answering answer: String) throws -> Companion {
        let path = temporary.directory.path + "/companion"
        try Files.writeProgram("#!/bin/sh\nread line\n\(answer)\ncat >/dev/null\n", to: path)
        return try Companion(path)
    }

    private func ask(_ companion: Companion) throws -> String {
        let (word, bytes) = try companion.ask(Array("draw\n".utf8), until: .now + .seconds(60)) { line in
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
        }
        return word + " " + String(decoding: bytes, as: UTF8.self)
    }

    @Test func `An answer is its line and the bytes that it announces`() throws {
        #expect(try ask(companion(answering: "printf 'drawn 3\\nabc'")) == "drawn abc")
    }

    @Test(arguments: ["-1", "\(Int.min)", "\(Int.max)", "many"])
    func `An answer that announces an impossible number of bytes counts as the program's end`(count: String) throws {
        #expect(throws: Companion.Silence.ended) {
            try ask(companion(answering: "printf 'drawn \(count)\\nabc'"))
        }
    }

    @Test func `An answer without an end is not kept for ever`() throws {
        #expect(throws: Companion.Silence.ended) { try ask(companion(answering: "cat /dev/zero")) }
    }

    @Test func `An answer is taken step by step, without waiting for what is still to come`() throws {
        let companion = try companion(answering: "printf 'drawn 3\\na'; read more; printf bc")
        var steps = 0
        var sent = 1
        companion.send(Array("draw\n".utf8))
        var answer: (String, [UInt8])?
        #expect(
            try eventually {
                steps += 1
                answer = try companion.advance { line in
                    (line.elementsEqual("drawn 3".utf8)) ? ("drawn", 3) : nil
                }
                if sent == 1, steps == 10 {
                    sent = 2
                    companion.send(Array("more\n".utf8))
                }
                return answer != nil
            })
        #expect(steps >= 10)
        #expect(answer.map { $0.0 + " " + String(decoding: $0.1, as: UTF8.self) } == "drawn abc")
    }
}
