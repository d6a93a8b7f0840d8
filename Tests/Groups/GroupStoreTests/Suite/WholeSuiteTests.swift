import GroupStore
import TestSupport
import Testing

/// What is done to a suite as a whole.
struct WholeSuiteTests {
    private let temporary = TemporaryRoot()

    @Test func `Its text is replaced only while it is what the new one was made from`() throws {
        let suite = try temporary.suite()
        #expect(try suite.text() == nil)
        try suite.set(.integer(1), for: "a")
        let old = try #require(try suite.text())
        try suite.replaceText(with: Array("{\"a\": 2}".utf8), ifStill: old)
        #expect(try suite.value(for: "a") == .integer(2))
        expectRefusal(.changedMeanwhile) { try suite.replaceText(with: Array("{\"a\": 3}".utf8), ifStill: old) }
        expectRefusal(.changedMeanwhile) { try suite.replaceText(with: Array("{\"a\": 3}".utf8), ifStill: nil) }
        #expect(try suite.value(for: "a") == .integer(2))
    }

    @Test func `A text that is no suite replaces nothing, and one that is damaged can be replaced`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let old = try #require(try suite.text())
        #expect(throws: StoreError.self) { try suite.replaceText(with: Array("{".utf8), ifStill: old) }
        #expect(try suite.text() == old)
        try Files.writeInPlace("{", to: suite.path)
        try suite.replaceText(with: old, ifStill: Array("{".utf8))
        #expect(try suite.value(for: "a") == .integer(1))
    }

    @Test func `Its container is made without it`() throws {
        let suite = try temporary.suite()
        #expect(try !suite.removeAll())
        try suite.makeContainer()
        #expect(Files.exists(suite.containerPath) && !Files.exists(suite.path))
        #expect(Files.permissions(suite.containerPath) == 0o700)
        try suite.makeContainer()
        #expect(try !suite.removeAll())
        try suite.set(.integer(1), for: "a")
        #expect(try suite.removeAll())
        #expect(try !suite.removeAll())
        #expect(Files.exists(suite.containerPath) && !Files.exists(suite.path))
    }

    @Test func `All keys are removed in one step, those just set too`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        try suite.set(.integer(2), for: "b")
        let changes = try suite.write { draft in
            draft["c"] = .integer(3)
            draft.removeAll()
            #expect(draft.keys.isEmpty && draft["a"] == nil && draft["c"] == nil)
        }
        #expect(changes.map(\.key) == ["a", "b"])
        #expect(changes["b"] == Change(key: "b", old: .integer(2), new: nil) && changes["c"] == nil)
        #expect(Files.exists(suite.path))
    }
}
