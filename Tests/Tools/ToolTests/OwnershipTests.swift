import Foundation
import GroupStore
import TestSupport
import Testing

/// What commands that were run as root leave in another user's root.
@Suite(.enabled(if: OtherUser.isPossible, "\(OtherUser.excuse)"))
struct OwnershipTests {
    private let tool = Tool()
    private let user = OtherUser.identifier

    init() throws {
        try tool.run("set", "-s", "mine", "k", "v")
        OtherUser.give(tool.temporary.directory.path)
    }

    private func path(_ name: String) throws -> String { try tool.temporary.suite(name).path }

    private func give(_ path: String, to owner: uid_t) { #expect(lchown(path, owner, owner) == 0) }

    private func lock(_ name: String) throws -> String {
        try path(name).replacing("\(name).json", with: ".\(name).lock")
    }

    @Test func `Nothing is wrong if everything belongs to the user`() throws {
        #expect(try tool.runAsOtherUser("check").output == "mine: ok, 1 key\n")
        #expect(try tool.runAsOtherUser("set", "-s", "mine", "k", "w").code == 0)
        #expect(try tool.runAsOtherUser("suites").output == "mine\n")
    }

    @Test func `A lock owned by root is found, and reported with the command that fixes it`() throws {
        let lock = try lock("mine")
        give(lock, to: 0)
        let remedy = "sudo chown \(user):\(user) \(lock)"
        let check = try tool.runAsOtherUser("check")
        #expect(check.code == 3)
        #expect(check.output == "mine: not writable, 1 key: \(lock) belongs to root\n  \(remedy)\n")
        #expect(check.error == "error: 1 of 1 suites cannot be read or written\n")
        #expect(try tool.runAsOtherUser("get", "-s", "mine", "k").output == "v\n")
        let set = try tool.runAsOtherUser("set", "-s", "mine", "k", "w")
        #expect(set.code == 3)
        #expect(set.error.hasSuffix("hint: \(lock) belongs to root; to make it yours: \(remedy)\n"), "\(set)")
        try tool.shell(remedy.replacing("sudo ", with: ""))
        #expect(try tool.runAsOtherUser("set", "-s", "mine", "k", "w").code == 0)
    }

    @Test func `A suite owned by root is found even if only its directory is visible`() throws {
        try tool.run("set", "-s", "new one", "k", "v")
        let container = tool.temporary.root.path + "/new one"
        for directory in ["", "/Library", "/Library/Preferences"] { give(container + directory, to: 0) }
        try give(path("new one"), to: 0)
        let advice = "\(container) belongs to root; to make it yours: sudo chown -R \(user):\(user) '\(container)'"
        let suites = try tool.runAsOtherUser("suites")
        #expect(suites.code == 3)
        #expect(suites.output == "mine\n")
        #expect(suites.error.contains("(\(advice))\n"), "\(suites)")
        #expect(suites.error.hasSuffix("error: 1 of 2 suites cannot be read\n"))
        let check = try tool.runAsOtherUser("check")
        #expect(check.code == 3)
        #expect(check.output.hasPrefix("mine: ok, 1 key\nnew one: unreadable: \(try path("new one")) cannot be read"))
        #expect(check.output.hasSuffix("\n  \(advice)\n"))
        for words in [["get", "k"], ["set", "k", "w"]] {
            let outcome = try tool.runAsOtherUser(["-s", "new one"] + words)
            #expect(outcome.code == 3)
            #expect(outcome.error.hasSuffix("\nhint: \(advice)\n"), "\(outcome)")
        }
        #expect(try tool.runAsOtherUser("find", "v").code == 3)
    }

    @Test func `Others' files in a shared root are not reported`() throws {
        let container = tool.temporary.root.path + "/theirs"
        try tool.run("set", "-s", "theirs", "k", "v")
        OtherUser.give(container)
        give(container, to: user + 1)
        #expect(chmod(tool.temporary.root.path, 0o777) == 0)
        #expect(try tool.runAsOtherUser("check").output == "mine: ok, 1 key\n")
        #expect(try tool.runAsOtherUser("suites").code == 0)
        #expect(chmod(tool.temporary.root.path, 0o755) == 0)
        #expect(try tool.runAsOtherUser("suites").error.contains("theirs belongs to user \(user + 1)"))
    }

    @Test func `A lock that a member closes to all others is told, with what a writer may do about it`() throws {
        let lock = try lock("mine")
        let directory = (lock as NSString).deletingLastPathComponent
        #expect(chmod(directory, 0o770) == 0 && chmod(lock, 0o600) == 0)
        give(lock, to: user + 1)
        for words in [["set", "k", "w"], ["unset", "--all"]] {
            let outcome = try tool.runAsOtherUser(["-s", "mine"] + words)
            #expect(outcome.code == 3)
            let hint = "hint: it belongs to user \(user + 1); while nobody is writing the suite, 'rm \(lock)' is safe:"
            #expect(outcome.error.contains(hint), "\(outcome)")
        }
        // Where nobody may remove what is another's.
        give(directory, to: user + 2)
        #expect(chmod(directory, 0o1777) == 0)
        let sticky = try tool.runAsOtherUser("-s", "mine", "set", "k", "w")
        #expect(sticky.error.contains("hint: it belongs to user \(user + 1), who can open it: chmod "), "\(sticky)")
        // Where this user may not write at all.
        #expect(chmod(directory, 0o755) == 0)
        let closed = try tool.runAsOtherUser("-s", "mine", "set", "k", "w")
        #expect(closed.code == 3 && !closed.error.contains(" is safe"), "\(closed)")
        try Files.remove(lock)
        give(directory, to: user)
        #expect(try tool.runAsOtherUser("-s", "mine", "set", "k", "w").code == 0)
    }

    @Test func `An intentionally read-only suite is not a fault`() throws {
        #expect(chmod(try path("mine"), 0o444) == 0)
        #expect(try tool.runAsOtherUser("check").code == 0)
    }

    @Test func `A default chosen by root is stored in the user's file`() throws {
        try tool.shell("umask 077 && \"$tool\" use other")
        #expect(try tool.runAsOtherUser("use").output == "other (groupdefaults use)\n")
        #expect(try tool.runAsOtherUser("use", "mine").code == 0)
    }
}
