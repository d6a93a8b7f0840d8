import Glibc
import GroupStore
import TestSupport
import Testing

@testable import CommandLineKit

private struct Odd: Error, CustomStringConvertible {
    let description = "something odd"
}

/// How what went wrong is told.
struct FailureTests {
    @Test func `A failure keeps its code, and what nobody foresaw is the store's`() {
        #expect(Failure(Failure.notFound("a", hint: "b")).code == .notFound)
        #expect(Failure(Failure.usage("a")).code == .usage)
        let odd = Failure(Odd())
        #expect(odd.code == .store)
        #expect(odd.message == "something odd")
        #expect(odd.hint == nil)
    }

    @Test func `An error of the store has the code of its reason`() {
        #expect(Failure(StoreError(path: "/x", .absent)).code == .notFound)
        #expect(Failure(StoreError(path: "/x", .emptyKey)).code == .usage)
        #expect(Failure(StoreError(path: "/x", .noHome)).code == .usage)
        #expect(Failure(StoreError(path: "/x", .unreadable(.permissionDenied))).code == .store)
    }

    @Test(arguments: [
        ("plain", "plain"), ("line\nand\ttab", "line\nand\ttab"), ("\u{1B}[31m", "\\u001b[31m"), ("\u{0}", "\\u0000"),
        ("\u{7F}\u{9B}", "\\u007f\\u009b"), ("é🔔", "é🔔"), ("a\r\n", "a\\u000d\n"),
    ])
    func `No text of others commands the terminal`(text: String, shown: String) {
        #expect(text.withControlsEscaped == shown)
    }

    @Test(arguments: [
        ("belfry", "bel", true), ("belfry", "fry", true), ("belfry", "", true), ("bel", "belfry", false),
        ("", "a", false),
    ])
    func `A text holds a word`(text: String, word: String, holds: Bool) {
        #expect(text.holds(word) == holds)
    }

    @Test func `A file that cannot be read is not found, or not readable`() throws {
        let directory = TemporaryDirectory()
        #expect(try File.contents(directory.path + "/none") == nil)
        let missing = try #require(throws: Failure.self) { try File.read(directory.path + "/none") }
        #expect(missing.code == .notFound)
        #expect(missing.message.hasPrefix("\(directory.path)/none cannot be read: "))
        let other = try #require(throws: Failure.self) { try File.read(directory.path) }
        #expect(other.code == .store)
        #expect(throws: Failure.self) { try File.contents(directory.path) }
    }

    @Test func `A file is replaced as a whole, and keeps its permissions and its links`() throws {
        let directory = TemporaryDirectory()
        let (path, link) = (directory.path + "/bell", directory.path + "/link")
        try Files.writeInPlace("old", to: path)
        #expect(chmod(path, 0o640) == 0)
        #expect(symlink("bell", link) == 0)
        let before = Files.identity(path)
        try File.replace(link, with: Array("new".utf8))
        #expect(try Files.read(path) == "new")
        #expect(Files.permissions(path) == 0o640)
        #expect(Files.identity(path) != before)
        #expect(directory.contents == ["bell", "link"])
    }

    @Test func `A link that leads round in circles is refused`() throws {
        let directory = TemporaryDirectory()
        #expect(symlink("b", directory.path + "/a") == 0 && symlink("a", directory.path + "/b") == 0)
        #expect(throws: Failure.self) { try File.replace(directory.path + "/a", with: []) }
        #expect(directory.contents == ["a", "b"])
    }
}
