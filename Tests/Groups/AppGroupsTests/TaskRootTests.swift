import GroupStore
import TestSupport
import Testing

@testable import AppGroups

struct TaskRootTests {
    @Test func `A task can have its own root, which its child tasks inherit`() async throws {
        let temporary = TemporaryRoot()
        try temporary.suite().set(.string("Minsu"), for: "name")
        let read = { @Sendable in AppGroups.UserDefaults(suiteName: "group.test")?.string(forKey: "name") }
        let names = await Root.$ofTask.withValue(temporary.root) { [read(), await Task { read() }.value] }
        #expect(names == ["Minsu", "Minsu"])
        #expect(read() == nil)
    }

    @Test func `A program's own defaults are not those of a task`() {
        let temporary = TemporaryRoot()
        let standard = Root.$ofTask.withValue(temporary.root) { AppGroups.UserDefaults() }
        #expect(standard.root != temporary.root)
    }
}
