import AppGroups
import Foundation
import GroupStore
import PropertyLists
import TestSupport
import Testing

struct BinaryReaderTests {
    private func binary(_ object: Any) throws -> [UInt8] {
        Array(try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0))
    }

    @Test func `Foundation's property lists are read back unchanged`() throws {
        var generator = SeededGenerator(seed: 51)
        for _ in 0..<2_000 {
            // Through Foundation's dictionaries, for which two forms of one letter are one key.
            let members = Members.random(using: &generator).propertyList
            let value = try #require(Value(propertyList: members))
            let list = try #require(BinaryPropertyList(binary(members)))
            #expect(try list.value() == value)
        }
    }

    @Test func `Text and data of every length are read`() throws {
        for length in [0, 1, 14, 15, 16, 255, 256, 65_535, 65_536, 300_000] {
            let values: [String: Any] = [
                "ascii": String(repeating: "x", count: length), "text": String(repeating: "없", count: length),
                "emoji": String(repeating: "😀", count: length), "data": Data(repeating: 7, count: length),
                "array": Array(repeating: length, count: length),
            ]
            let list = try #require(BinaryPropertyList(binary(values)))
            #expect(try list.value() == Value(propertyList: values))
        }
    }

    @Test func `A four-byte real is the same number`() throws {
        let list = try #require(BinaryPropertyList(binary(["k": NSNumber(value: 12.34 as Float)])))
        #expect(try list.value() == .dictionary(["k": .real(Double(12.34 as Float))]))
    }

    @Test func `Damage does no harm`() throws {
        var generator = SeededGenerator(seed: 52)
        var refused = 0
        for round in 0..<20_000 {
            var bytes = try binary(Members.random(depth: 2, using: &generator).propertyList)
            for _ in 0...(round % 4) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator)) }
            if (try? BinaryPropertyList(bytes)?.value()) == nil { refused += 1 }
        }
        #expect(refused > 1_000)
    }
}
