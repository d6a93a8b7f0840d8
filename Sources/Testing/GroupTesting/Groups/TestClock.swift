import Foundation

/// A clock that stands still for programs, until a test moves it.
final class TestClock: Sendable {
    private let file: String
    private let library: String

    init(at date: Date, in directory: String) throws {
        do {
            library = try ProgramPath.find("libgroupclock.so")
        } catch {
            throw TestFailure(
                "there is no libgroupclock.so beside the tests, by which programs see another time",
                [.init("to have it built, let the test target depend on it", TestClock.dependency)])
        }
        file = directory + "/clock"
        try move(to: date)
    }

    private static let dependency = ".product(name: \"groupclock\", package: \"groupdefaults\")"

    /// Programs map the file, so it is written in place.
    func move(to date: Date) throws {
        var nanoseconds = Int64((date.timeIntervalSince1970 * 1_000_000).rounded()) * 1_000
        let bytes = Data(bytes: &nanoseconds, count: MemoryLayout.size(ofValue: nanoseconds))
        if let handle = FileHandle(forUpdatingAtPath: file) {
            try handle.write(contentsOf: bytes)
        } else {
            try bytes.write(to: URL(fileURLWithPath: file))
        }
    }

    func environment(_ others: [String: String]) -> [String: String] {
        let earlier = others["LD_PRELOAD"] ?? ProcessInfo.processInfo.environment["LD_PRELOAD"] ?? ""
        return ["GROUPCLOCK": file, "LD_PRELOAD": [library, earlier].filter { !$0.isEmpty }.joined(separator: ":")]
    }
}
