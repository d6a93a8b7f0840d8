import Foundation
import GroupStore
import TestSupport
import Testing

/// A suite whose file is a link that its owner has chosen.
struct LinkedSuiteTests {
    private let temporary = TemporaryRoot()
    private let suite: Suite
    private let file: String

    init() throws {
        suite = try temporary.suite()
        file = temporary.directory.path + "/dotfiles/app.json"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: false)
        try suite.set(.integer(1), for: "a")
        #expect(try suite.link(to: file) == file)
    }

    @Test func `Writes go through it, and others read them`() throws {
        #expect(try Files.read(file) == "{\n  \"a\": 1\n}\n")
        try suite.set(.integer(2), for: "a")
        #expect(try Files.read(file) == "{\n  \"a\": 2\n}\n")
        #expect(try temporary.suite().value(for: "a") == .integer(2))
        #expect(try temporary.suite().valueOnce(for: "a") == .integer(2))
    }

    @Test func `Where it leads nowhere, the file has vanished, and none is made`() throws {
        try Files.remove(file)
        #expect(throws: StoreError.self) { try suite.set(.integer(2), for: "a") }
        expectRefusal(.vanished) { _ = try temporary.suite().value(for: "a") }
        expectRefusal(.vanished) { _ = try suite.link() }
        #expect(!Files.exists(file))
    }

    @Test func `Where others could put a file, it is not followed`() throws {
        #expect(chmod((file as NSString).deletingLastPathComponent, 0o777) == 0)
        expectRefusal(.symbolicLink) { try suite.set(.integer(2), for: "a") }
        expectRefusal(.symbolicLink) { _ = try temporary.suite().value(for: "a") }
    }

    @Test func `An edit of the file that it leads to is seen`() throws {
        #expect(try suite.value(for: "a") == .integer(1))
        try Files.replace(file, with: #"{"a": 3}"#)
        #expect(try eventually { try suite.value(for: "a") == .integer(3) })
    }

    @Test func `Removing the suite leaves the file`() throws {
        #expect(try suite.removeAll())
        #expect(!Files.exists(suite.path))
        #expect(try Files.read(file) == "{\n  \"a\": 1\n}\n")
    }
}
