import GroupSystem
import TestSupport
import Testing

@testable import WidgetHost

struct DirectoryWatchesTests {
    @Test func `A directory that is not there is no problem`() {
        let temporary = TemporaryDirectory()
        var watches = DirectoryWatches()
        let none = watches.watch(temporary.path + "/none", .closeWrite)
        #expect(none == nil && watches.problem == nil)
        let found = watches.watch(temporary.path, .closeWrite)
        #expect(found != nil && watches.problem == nil)
    }

    @Test func `One that cannot be watched is`() {
        var watches = DirectoryWatches()
        let watch = watches.watch("/" + String(repeating: "x", count: 5_000), .closeWrite)
        #expect(watch == nil && watches.problem != nil)
    }
}
