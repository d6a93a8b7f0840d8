import Testing
import WidgetArchive

struct DeepFormTests {
    @Test func `What is empty stays on one line, however far to the right`() throws {
        let deep = (0..<60).reduce(Node.spacer(.init())) { node, _ in .stack(.init(.vertical, [node])) }
        let file = String(decoding: try ArchiveCoding.file(Scene(deep)), as: UTF8.self)
        #expect(file.contains("\"spacer\": {}\n"))
        #expect(!file.contains("\n\n"))
    }
}
