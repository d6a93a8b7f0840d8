import Glibc
import GroupStore
import TestSupport
import Testing

struct SuiteTrackerTests {
    private let temporary = TemporaryRoot()

    /// Nanoseconds since the file was last changed.
    private func age(of path: String) -> Int {
        var (status, now) = (stat(), timespec())
        stat(path, &status)
        clock_gettime(CLOCK_REALTIME_COARSE, &now)
        return (now.tv_sec - status.st_ctim.tv_sec) * 1_000_000_000 + now.tv_nsec - status.st_ctim.tv_nsec
    }

    @Test func `A container moved away and back is no longer trouble`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        // From then on, the tracker trusts the stamp of the file.
        #expect(eventually { age(of: suite.path) > 30_000_000 })
        var tracker = SuiteTracker(suite.name, in: temporary.root)
        #expect(tracker.look() == .changed(ChangeSet([Change(key: "a", old: nil, new: .integer(1))])))
        let aside = temporary.directory.path + "/aside"
        #expect(rename(suite.containerPath, aside) == 0)
        #expect(tracker.look() == .absent(StoreError(path: suite.path, .absent)))
        #expect(rename(aside, suite.containerPath) == 0)
        #expect(tracker.look() == .unchanged)
        #expect(tracker.trouble == nil)
        #expect(tracker.snapshot["a"] == .integer(1))
    }
}
