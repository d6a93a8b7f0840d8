import GroupStore
import TestSupport
import Testing

/// What a tracker finds at each look.
struct TrackingTests {
    private let temporary = TemporaryRoot()
    private let suite: Suite
    private var tracker: SuiteTracker

    init() throws {
        suite = try temporary.suite()
        tracker = SuiteTracker(suite.name, in: temporary.root)
    }

    private func change(_ key: Key, _ old: Value?, _ new: Value?) -> ChangeSet {
        ChangeSet([Change(key: key, old: old, new: new)])
    }

    private mutating func expect(_ expected: SuiteTracker.Finding, location: SourceLocation = #_sourceLocation) {
        let found = tracker.look()
        #expect(found == expected, sourceLocation: location)
    }

    @Test mutating func `It knows the way to the file, and its values`() throws {
        #expect(tracker.path == suite.path)
        #expect(tracker.directories.last.map { "\($0)/\(tracker.entries.last ?? "")" } == suite.path)
        #expect(tracker.entries.count == tracker.directories.count)
        #expect(!tracker.snapshot.exists)
        try suite.set(.integer(1), for: "a")
        expect(.changed(change("a", nil, .integer(1))))
        #expect(tracker.snapshot.exists && tracker.snapshot["a"] == .integer(1))
        #expect(!tracker.isLinked && tracker.trouble == nil)
    }

    @Test mutating func `Each change is told once`() throws {
        expect(.unchanged)
        try suite.set(.integer(1), for: "a")
        expect(.changed(change("a", nil, .integer(1))))
        expect(.unchanged)
        try suite.set(.integer(2), for: "a")
        expect(.changed(change("a", .integer(1), .integer(2))))
        try Files.writeInPlace(try Files.read(suite.path) + "\n\n", to: suite.path)
        expect(.unchanged)
        try suite.write { $0["a"] = nil }
        expect(.changed(change("a", .integer(2), nil)))
    }

    @Test mutating func `A suite that was removed is gone at once, and may come again`() throws {
        try suite.set(.integer(1), for: "a")
        expect(.changed(change("a", nil, .integer(1))))
        try suite.removeAll()
        expect(.removed(change("a", .integer(1), nil)))
        #expect(!tracker.snapshot.exists)
        expect(.unchanged)
        try suite.set(.integer(1), for: "a")
        expect(.changed(change("a", nil, .integer(1))))
    }

    @Test mutating func `While its file is missing or damaged, it keeps the last values, and knows why`() throws {
        try suite.set(.integer(1), for: "a")
        expect(.changed(change("a", nil, .integer(1))))
        let text = try Files.read(suite.path)
        try Files.remove(suite.path)
        guard case .absent(let error) = tracker.look() else {
            Issue.record("a file that nobody removed is not told as absent")
            return
        }
        #expect(tracker.trouble == error && tracker.snapshot["a"] == .integer(1))
        try Files.writeInPlace("{", to: suite.path)
        guard case .failed(let error) = tracker.look(), case .damaged = error.reason else {
            Issue.record("half a file is not told as damaged")
            return
        }
        #expect(tracker.trouble == error && tracker.snapshot["a"] == .integer(1))
        try Files.writeInPlace(text, to: suite.path)
        expect(.unchanged)
        #expect(tracker.trouble == nil)
    }

    @Test mutating func `That a file is missing can be accepted`() throws {
        try suite.set(.integer(1), for: "a")
        expect(.changed(change("a", nil, .integer(1))))
        try Files.remove(suite.path)
        _ = tracker.look()
        let changes = tracker.acceptAbsence()
        #expect(changes == change("a", .integer(1), nil))
        #expect(tracker.trouble == nil && !tracker.snapshot.exists)
        expect(.unchanged)
    }

    @Test mutating func `A change at the very beginning of a short text is seen`() throws {
        try suite.set(.integer(0), for: "a")
        _ = tracker.look()
        try Files.writeInPlace("{\"a\":1}", to: suite.path)
        expect(.changed(change("a", .integer(0), .integer(1))))
        try Files.writeInPlace("{\"a\":2}", to: suite.path)
        expect(.changed(change("a", .integer(1), .integer(2))))
        try Files.writeInPlace("{\"a\":123}", to: suite.path)
        expect(.changed(change("a", .integer(2), .integer(123))))
        try Files.writeInPlace(" \"a\":123}", to: suite.path)
        guard case .failed = tracker.look() else {
            Issue.record("a text that lacks its first brace is taken for what was there")
            return
        }
    }

    @Test func `A container keeps its origin, also in a copy, and one that is made anew has another`() throws {
        #expect(tracker.origin == nil)
        try suite.set(.integer(1), for: "a")
        let origin = try #require(tracker.origin)
        try suite.removeAll()
        try suite.set(.integer(2), for: "a")
        let (container, copy) = (suite.containerPath, temporary.directory.path + "/copy")
        _ = try ChildProcess("/bin/cp", ["-a", container, copy], environment: [:]).wait()
        try Files.remove(container)
        #expect(tracker.origin == nil)
        _ = try ChildProcess("/bin/cp", ["-a", copy, container], environment: [:]).wait()
        try suite.set(.integer(3), for: "a")
        #expect(tracker.origin == origin)
        try Files.remove(container)
        try suite.set(.integer(4), for: "a")
        #expect(try #require(tracker.origin) > origin)
    }
}
