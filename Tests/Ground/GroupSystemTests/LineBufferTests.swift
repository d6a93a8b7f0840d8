import GroupSystem
import TestSupport
import Testing

struct LineBufferTests {
    @Test func `Reading lines takes linear time`() {
        /// Seconds that the processor has had to do with them, whatever else it did.
        func effort(_ lines: Int) -> Double {
            var buffer = LineBuffer()
            buffer.append([UInt8](repeating: UInt8(ascii: "\n"), count: lines))
            let began = Processes.effortOfThread
            var count = 0
            while buffer.nextLine() != nil { count += 1 }
            #expect(count == lines)
            return Processes.effortOfThread - began
        }
        let few = (1...5).map { _ in effort(4_000) }.min() ?? 0
        // 64 times as many; several hundred times the effort if each moved those behind it.
        #expect(effort(256_000) < 180 * few)
    }

    @Test func `Lines arrive whole, however they are split`() {
        var buffer = LineBuffer()
        var lines: [String] = []
        for byte in Array("one\n\ntwo\nthree".utf8) {
            buffer.append([byte])
            while let line = buffer.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
        }
        #expect(lines == ["one", "", "two"])
        #expect(buffer.count == 5)
    }
}
