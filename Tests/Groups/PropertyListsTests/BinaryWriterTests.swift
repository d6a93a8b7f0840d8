import AppGroups
import Foundation
import GroupStore
import PropertyLists
import TestSupport
import Testing

struct BinaryWriterTests {
    @Test func `What is written is read back unchanged, bit by bit`() throws {
        var generator = SeededGenerator(seed: 61)
        for _ in 0..<2_000 {
            let value = Value.dictionary(.random(using: &generator))
            #expect(try PropertyList.value(of: BinaryWriter.list(value)) == value)
        }
    }

    @Test func `Foundation reads the same values`() throws {
        var generator = SeededGenerator(seed: 62)
        for _ in 0..<500 {
            // Through Foundation's dictionaries, for which two forms of one letter are one key.
            let value = try #require(Value(propertyList: Members.random(using: &generator).propertyList))
            let data = Data(BinaryWriter.list(value))
            let object = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            #expect(Value(propertyList: object) == value)
        }
    }

    @Test(arguments: [0, 1, 14, 15, 16, 255, 256, 65_535, 65_536])
    func `Containers, text and data of every length are written`(length: Int) throws {
        let value = Value.array([
            .array((0..<length).map { .integer(Int64($0)) }), .string(String(repeating: "x", count: length)),
            .string(String(repeating: "😀", count: length)), .data(Array(repeating: 7, count: length)),
        ])
        #expect(try PropertyList.value(of: BinaryWriter.list(value)) == value)
    }

    @Test func `A text that occurs often is written once`() {
        let text = Value.string(String(repeating: "a", count: 100))
        #expect(BinaryWriter.list(.array(Array(repeating: text, count: 100))).count < 400)
    }
}
