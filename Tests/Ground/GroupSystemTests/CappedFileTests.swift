import GroupSystem
import TestSupport
import Testing

struct CappedFileTests {
    private let directory = TemporaryDirectory()
    private var file: CappedFile { CappedFile(path: directory.path + "/log", limit: 1_000) }

    @Test func `It keeps its last megabyte, and one before`() throws {
        for number in 0..<1_000 { file.append(Array("line \(number)\n".utf8)) }
        let lines = String(decoding: file.contents(), as: UTF8.self).split(separator: "\n")
        #expect(lines.last == "line 999")
        #expect(lines.count > 90 && lines.count < 250)
        #expect(lines == (1_000 - lines.count..<1_000).map { "line \($0)" })
    }

    @Test func `Its tail tells each whole line once, also when the file becomes the older one`() {
        let tail = CappedFileTail(file)
        #expect(tail.newLines() == [])
        var told: [UInt8] = []
        var written: [UInt8] = []
        for number in 0..<500 {
            let line = Array("line \(number)\n".utf8)
            file.append(line)
            written += line
            if number.isMultiple(of: 7) { told += tail.newLines() }
        }
        #expect(told + tail.newLines() == written)
        file.append(Array("half".utf8))
        #expect(tail.newLines() == [])
    }
}
