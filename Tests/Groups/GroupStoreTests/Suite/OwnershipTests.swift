import Foundation
import TestSupport
import Testing

@testable import GroupStore
@testable import GroupSystem

/// Whose the files are that a write makes, and who may read them.
struct OwnershipTests {
    private let temporary = TemporaryRoot()
    private static let isRoot = geteuid() == 0
    private static let somebody: uid_t = 65_534

    private func owner(_ path: String) -> uid_t? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.ownerAccountID] as? NSNumber)?.uint32Value
    }

    @Test(.enabled(if: isRoot, "only root can write in the place of another user"))
    func `Files that root creates in a user's directory belong to that user`() throws {
        let root = temporary.root.path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        #expect(chown(root, OwnershipTests.somebody, OwnershipTests.somebody) == 0)
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        let made = temporary.directory.contents.filter { $0 != "groups" }
        #expect(made.count == 5)
        for path in made {
            #expect(owner("\(temporary.directory.path)/\(path)") == OwnershipTests.somebody, "\(path)")
        }
        let lock = (suite.path as NSString).deletingLastPathComponent + "/.group.test.lock"
        try Files.remove(lock)
        try suite.set(.integer(2), for: "a")
        #expect(owner(lock) == OwnershipTests.somebody)
    }

    @Test func `Extended attributes and ACLs survive a write`() throws {
        let suite = try temporary.suite()
        try suite.set(.integer(1), for: "a")
        // Version 2; the owner, the user 1, the group, the mask and the others, each with its permissions.
        let list: [UInt8] =
            [2, 0, 0, 0]
            + [(1, 6, UInt32.max), (2, 4, 1), (4, 0, .max), (16, 4, .max), (32, 0, .max)].flatMap {
                (tag, permissions, user) -> [UInt8] in
                [UInt8(tag), 0, UInt8(permissions), 0] + withUnsafeBytes(of: user.littleEndian) { Array($0) }
            }
        let wanted: [(String, [UInt8])] = [
            ("user.origin", Array("here".utf8)), ("user.empty", []), ("system.posix_acl_access", list),
        ]
        let file = try FileDescriptor(opening: suite.path, .readOnly)
        for (name, value) in wanted {
            do {
                try file.setAttribute(name, value)
            } catch {
                if error == Errno(EOPNOTSUPP) {
                    return try skip("\(temporary.directory.path) keeps no extended attributes")
                }
                throw error
            }
        }
        try suite.set(.integer(2), for: "a")
        let replaced = try FileDescriptor(opening: suite.path, .readOnly)
        for (name, value) in wanted { #expect(try replaced.attribute(name) == value, "\(name)") }
        #expect(Files.permissions(suite.path) == 0o640)
    }
}
