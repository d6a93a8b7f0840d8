import Foundation
import GroupStore
import TestSupport
import Testing

/// What a machine may refuse.
struct LimitTests {
    private let tool = Tool()

    @Test func `A file size limit is an error, not a crash`() throws {
        try tool.run("set", "k", "v")
        let outcome = try tool.shell(
            #"head -c 100000 /dev/zero | tr '\0' x > "$TMPDIR/in"; ulimit -f 1; "$tool" set k - < "$TMPDIR/in""#)
        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.error.contains("cannot be written"))
        #expect(try tool.run("get", "k").output == "v\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory()).sorted() == [
                ".group.default.lock", "group.default.json",
            ])
    }

    @Test(.enabled(if: geteuid() == 0, "only root can mount a file system to fill"))
    func `A full disk leaves just the old file`() throws {
        let mount = tool.temporary.directory.path + "/full"
        let script = """
            mkdir '\(mount)' && mount -t tmpfs -o size=256k,nr_inodes=20 none '\(mount)' || exit 99
            trap "umount '\(mount)'" EXIT
            export GROUPDEFAULTS_ROOT='\(mount)/groups'
            "$tool" set k v || exit 1
            dd if=/dev/zero of='\(mount)/filler' bs=1k count=252 2>/dev/null
            head -c 60000 /dev/zero | tr '\\0' x | "$tool" set k - ; echo "code $?"
            "$tool" get k
            ls -A "$GROUPDEFAULTS_ROOT/group.default/Library/Preferences"
            rm '\(mount)/filler'; "$tool" set k w && "$tool" get k
            """
        let outcome = try tool.shell(script)
        if outcome.code == 99 { return try skip("no tmpfs can be mounted here") }
        #expect(outcome.output == "code 3\nv\n.group.default.lock\ngroup.default.json\nw\n", "\(outcome)")
        #expect(outcome.error.contains("No space left on device"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can become another user"))
    func `Another user can neither read nor write, and gets an error`() throws {
        try tool.run("set", "k", "v")
        try tool.shell(#"chmod 755 "$TMPDIR" "$GROUPDEFAULTS_ROOT""#)
        for command in ["get k", "set k w", "list"] {
            let outcome = try tool.shell("setpriv --reuid 65534 --regid 65534 --clear-groups \"$tool\" \(command)")
            #expect(outcome.code == 3, "\(outcome)")
            #expect(outcome.error.contains("Permission denied"), "\(outcome)")
        }
        #expect(try tool.run("get", "k").output == "v\n")
    }

    @Test(.enabled(if: geteuid() == 0, "root may write everywhere, so that this needs root to become someone else"))
    func `A read-only file is read, and not written`() throws {
        try tool.run("set", "k", "v")
        try tool.shell(#"chmod -R a+rX "$TMPDIR""#)
        #expect(try tool.shell("setpriv --reuid 65534 --regid 65534 --clear-groups \"$tool\" get k").output == "v\n")
        let outcome = try tool.shell("setpriv --reuid 65534 --regid 65534 --clear-groups \"$tool\" set k w")
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("cannot be written: Permission denied"), "\(outcome)")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can become another user"))
    func `A root whose listing is forbidden is polled`() throws {
        try tool.run("set", "k", "v")
        try tool.shell(#"chmod -R a+rX "$TMPDIR"; chmod 711 "$GROUPDEFAULTS_ROOT""#)
        let process = try ChildProcess(
            "/bin/sh", ["-c", #"exec setpriv --reuid 65534 --regid 65534 --clear-groups "$tool" watch k --once"#],
            environment: tool.environment.merging(["tool": tool.program]) { $1 })
        #expect(
            try eventually {
                try tool.run("set", "k", UUID().uuidString)
                return process.output.hasSuffix("\n")
            })
        #expect(process.wait().error == "")
    }

    private func directory() throws -> String {
        (try tool.temporary.suite("group.default").path as NSString).deletingLastPathComponent
    }
}
