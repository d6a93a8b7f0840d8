import Foundation
import GroupStore
import TestSupport
import Testing

/// What fails for one key, or for a while, and is tried again by itself.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct RetryTests {
    @Test func `A key that the cluster does not let one write keeps no other back`() throws {
        let cluster = try Cluster()
        let place = "/people/minsu/group.test/"
        for words in [
            ["user", "add", "root:secret"], ["user", "grant-role", "root", "root"], ["role", "add", "minsu"],
            ["role", "grant-permission", "minsu", "--prefix=true", "read", "/people/minsu/"],
            ["role", "grant-permission", "minsu", "write", place, place + "m"],
            ["role", "grant-permission", "minsu", "write", place + "n", place + "~"],
            ["user", "add", "minsu:word"], ["user", "grant-role", "minsu", "minsu"], ["auth", "enable"],
        ] { #expect(try cluster.control(words).code == 0) }
        let machine = try Machine(cluster)
        let file = machine.tool.temporary.directory.path + "/password"
        try Files.writeInPlace("word\n", to: file)
        chmod(file, 0o600)
        #expect(try machine.tool.run("sync", "add", "--user", "minsu", "--password-file", file, "group.test").code == 0)
        try machine.suite.write {
            for key in ["a", "b", "middle", "x", "y"] as [Key] { $0[key] = .integer(1) }
        }
        try machine.start()
        func names() throws -> Set<String> {
            let words = ["--user", "root:secret", "get", "--prefix", "--keys-only", place]
            let lines = try cluster.control(words).output.split(separator: "\n").map(String.init)
            return Set(lines.filter { !$0.hasPrefix(place + "/") })
        }
        let allowed = Set(["a", "b", "x", "y"].map { place + $0 })
        #expect(try eventually { try names() == allowed })
        #expect(try eventually { try machine.status.contains("'middle' is not sent: the cluster refuses it: ") })
        try machine.suite.set(.integer(2), for: "later")
        #expect(try eventually { try names() == allowed.union([place + "later"]) })
        #expect(try machine.status.contains("connected to "))
    }

    @Test(.enabled(if: Unshare.isPossible, Comment(rawValue: Unshare.excuse)))
    func `What a full disk did not take is written once there is room`() throws {
        let cluster = try Cluster()
        let tool = Tool()
        try Files.writeInPlace("{\"d\": \"m\", \"t\": 1, \"v\": 7}", to: tool.temporary.directory.path + "/value")
        let outcome = try tool.unshared(
            """
            await() { i=0; until "$@" >/dev/null 2>&1; do i=$((i + 1)); [ $i -lt 1200 ] || exit 9; sleep 0.05; done; }
            mkdir -p "$GROUPDEFAULTS_ROOT" && mount -t tmpfs -o size=2m none "$GROUPDEFAULTS_ROOT" || exit 8
            "$tool" sync add --to \(cluster.addresses) --prefix /people/minsu group.test || exit 7
            "$tool" set -s group.test ready 1
            "$tool" sync run 2>"$HOME/errors" &
            run=$!
            await env ETCDCTL_API=3 sh -c "etcdctl --endpoints \(cluster.addresses) get --prefix /people | grep ready"
            dd if=/dev/zero of="$GROUPDEFAULTS_ROOT/filler" bs=4k 2>/dev/null
            ETCDCTL_API=3 etcdctl --endpoints \(cluster.addresses) put /people/minsu/group.test/late < "$HOME/value"
            await grep "warning: group.test: " "$HOME/errors"
            rm "$GROUPDEFAULTS_ROOT/filler"
            await "$tool" get -s group.test late
            "$tool" get -s group.test late
            kill $run
            wait $run
            """)
        #expect(outcome.code == 0)
        #expect(outcome.output.hasSuffix("7\n"), "\(outcome)")
    }
}
