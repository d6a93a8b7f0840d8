import Foundation
import GroupText
import TestSupport
import Testing

struct Base64Tests {
    @Test func `Base64 is Foundation's`() {
        var generator = SeededGenerator(seed: 2)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            var text: [UInt8] = []
            Base64.encode(bytes, into: &text)
            #expect(String(decoding: text, as: UTF8.self) == Data(bytes).base64EncodedString())
            #expect(Base64.decode(text) == bytes)
        }
    }

    @Test(arguments: ["A", "AA", "AAA", "AA=A", "====", "A===", "AB==", "AAB=", "AA A", "AA-_", "AAAA="])
    func `Base64 that is not exactly as it would be written is refused`(text: String) {
        #expect(Base64.decode(Array(text.utf8)) == nil)
    }
}
