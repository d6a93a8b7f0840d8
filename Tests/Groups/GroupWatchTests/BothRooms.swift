import GroupWatch
import InotifyTools
import Testing

/// By what a watcher hears from the kernel.
enum Room: String, CaseIterable, Codable, Sendable {
    case kernel, library

    @TaskLocal static var current = Room.kernel

    var thread: WatchThread { self == .kernel ? .kernel : .library }
}

/// Runs each test twice: by the kernel's own calls, and by libinotifytools.
struct OverBothRooms: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        for room in Room.allCases { try await Room.$current.withValue(room) { try await function() } }
    }
}

extension Trait where Self == OverBothRooms {
    static var overBothRooms: Self { OverBothRooms() }
}
