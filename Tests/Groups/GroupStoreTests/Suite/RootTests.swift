import Foundation
import GroupStore
import TestSupport
import Testing

struct RootTests {
    @Test(arguments: [("/", "/"), ("/a", "/a"), ("/a/", "/a"), ("/a/b/", "/a/b")])
    func `A slash at the end of its path does not count`(path: String, expected: String) {
        #expect(Root(path: path).path == expected)
    }

    @Test func `A relative path is one in the working directory`() {
        #expect(Root(path: "groups").path == FileManager.default.currentDirectoryPath + "/groups")
    }

    @Test func `Directories in it are names of suites, as links are, and files are not`() throws {
        let temporary = TemporaryRoot()
        #expect(try temporary.root.names() == [])
        for name in ["b", "a", "..odd"] {
            try FileManager.default.createDirectory(
                atPath: temporary.root.path + "/" + name, withIntermediateDirectories: true)
        }
        try Files.writeInPlace("", to: temporary.root.path + "/file")
        try FileManager.default.createSymbolicLink(
            atPath: temporary.root.path + "/link", withDestinationPath: "a")
        #expect(try temporary.root.names().map(\.text) == ["a", "b", "link"])
    }
}
