import Foundation
@testable import GroupStore
import TestSupport
import Testing

struct RandomTextTests {
    @Test func `Values are read back as written, type for type`() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<4_000 {
            let value = Value.random(depth: 4, using: &generator)
            let written = try #require(SuiteText.empty.setting(["key": value]))
            let bytes = written.text.result.withBytes { Array($0) }
            #expect(
                (try? SuiteText(written.text.result))?.value("key") == value,
                "\(String(decoding: bytes, as: UTF8.self))"
            )
        }
    }

    /// Rubbish may be refused, but never crashes us; and what we take is JSON to others too.
    @Test func `Mutated text is accepted only if it is JSON`() throws {
        var generator = SeededGenerator(seed: 4)
        var taken = 0
        for round in 0..<6_000 {
            if round % 500 == 0 { _ = generator.next() }
            let members = Members.random(depth: 3, using: &generator)
            let assignments = Dictionary(uniqueKeysWithValues: members.map { ($0.key, Optional($0.value)) })
            guard var bytes = SuiteText.empty.setting(assignments)?.text.result.withBytes({ Array($0) }) else {
                continue
            }
            for _ in 0..<Int.random(in: 1...3, using: &generator) { bytes.mutate(using: &generator) }
            guard let document = try? SuiteText(Text(bytes)) else { continue }
            taken += 1
            _ = document.values
            #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
                try JSONSerialization.jsonObject(with: Data(bytes))
            }
        }
        #expect(taken > 300)
    }

    @Test func `An edit of text in any layout changes only what was set`() throws {
        var generator = SeededGenerator(seed: 6)
        let spaces = ["", "", " ", "\n", "\t", "\r\n", "\n\n  ", " \n ", "\n\n\n"]
        for _ in 0..<6_000 {
            var values = ["a", "b", "c", "d", "e", "f"].shuffled(using: &generator)
                .prefix(Int.random(in: 0...4, using: &generator)).map { (Key($0), Value.integer(1)) }
            func space() -> String { spaces.randomElement(using: &generator) ?? "" }
            let members = values.map { "\(space())\"\($0.0.text)\"\(space()):\(space())1\(space())" }
            let text = "\(space()){\(members.isEmpty ? space() : members.joined(separator: ","))}\(space())"
            let keys = ["a", "c", "e", "g"].shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
            var assignments: [Key: Value?] = [:]
            for key in keys { assignments[Key(key)] = .some(Bool.random(using: &generator) ? .integer(2) : nil) }
            guard let after = try SuiteText(Text(Array(text.utf8))).setting(assignments)?.text.result else { continue }
            for (key, value) in assignments {
                values.removeAll { $0.0 == key }
                if let value { values.append((key, value)) }
            }
            let shown = "\(text.debugDescription) → \(String(decoding: after.bytes, as: UTF8.self).debugDescription)"
            #expect((try? SuiteText(after))?.values == Members(values), "\(shown)")
        }
    }

    @Test func `Random bytes never crash`() {
        var generator = SeededGenerator(seed: 5)
        let alphabet = Array(#"{}[]":,\ue0129.-+tfn$dat"#.utf8) + [0, 10, 32, 0x80, 0xC3, 0xA9, 0xF0, 0xFF]
        for _ in 0..<20_000 {
            let bytes =
                [.openBrace] + (0..<Int.random(in: 0..<40, using: &generator)).map { _ in alphabet.pick(&generator) }
            _ = try? SuiteText(Text(bytes))
        }
    }
}

extension [UInt8] {
    fileprivate mutating func mutate(using generator: inout some RandomNumberGenerator) {
        guard !isEmpty else { return }
        let place = Int.random(in: indices, using: &generator)
        let structural = Array("{}[]\":,\\0e. \n$".utf8)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: self[place] = .random(in: 0...255, using: &generator)
        case 1: self[place] = structural.pick(&generator)
        case 2: remove(at: place)
        case 3: insert(structural.pick(&generator), at: place)
        default: insert(contentsOf: self[place...].prefix(Int.random(in: 1...12, using: &generator)), at: place)
        }
    }
}
