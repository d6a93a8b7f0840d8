import GroupStore
import TestSupport
import Testing

/// Where an export goes.
struct ExportTests {
    private let tool = Tool()
    private let exported = "{\n  \"k\": \"v\"\n}\n"

    init() throws {
        try tool.run("set", "k", "v")
    }

    private var directory: String { tool.temporary.directory.path }

    @Test func `An existing file keeps its permissions, and a new one follows the umask`() throws {
        let outcome = try tool.shell(
            """
            cd "$TMPDIR" && echo old > old && chmod 604 old && umask 027
            "$tool" export old && "$tool" export new && cat old new
            """)
        #expect(outcome.output == exported + exported, "\(outcome)")
        #expect(Files.permissions(directory + "/old") == 0o604)
        #expect(Files.permissions(directory + "/new") == 0o640)
    }

    @Test(arguments: ["", "--xml", "--binary"])
    func `All suites are saved to a directory, and brought back from it`(format: String) throws {
        let outcome = try tool.shell(
            """
            "$tool" set -s group.other --int n 3 && "$tool" export --all \(format) "$TMPDIR/a/b" && ls "$TMPDIR/a/b"
            "$tool" set n 4 && "$tool" unset --all -s group.other && "$tool" import --all --replace "$TMPDIR/a/b"
            "$tool" list && "$tool" list -s group.other
            """)
        let suffix = format.isEmpty ? "json" : "plist"
        #expect(outcome.output == "group.default.\(suffix)\ngroup.other.\(suffix)\nk: \"v\"\nn: 3\n", "\(outcome)")
        #expect(outcome.code == 0)
    }

    @Test func `A damaged suite is told, and a damaged file keeps all from being imported`() throws {
        try tool.run("set", "-s", "group.other", "k", "w")
        try Files.writeInPlace("{", to: tool.temporary.suite("group.default").path)
        let saved = try tool.run("export", "--all", directory + "/all")
        #expect(saved.code == 3)
        #expect(saved.error.contains("1 of 2 suites cannot be read"), "\(saved)")
        try tool.run("unset", "--all")
        try Files.writeInPlace("{", to: directory + "/all/zzz.json")
        let refused = try tool.run("import", "--all", directory + "/all")
        #expect(refused.code == 2, "\(refused)")
        #expect(try tool.run("suites").output == "group.other\n")
        #expect(try tool.run("import", "--all", directory + "/none").code == 1)
    }

    @Test func `What dconf dumps is imported`() throws {
        try Files.writeInPlace("[/]\nclock-format='24h'\n\n[mouse]\nspeed=-0.5\n", to: directory + "/dump.ini")
        #expect(try tool.run("import", directory + "/dump.ini").code == 0)
        #expect(try tool.run("get", "mouse", "speed").output == "-0.5\n")
        let refused = try tool.run("import", "-", input: "[1, 2]")
        #expect(refused.error.contains("the standard input:1:1: expected '{'"), "\(refused)")
    }

    @Test func `Links are followed, even dangling ones`() throws {
        let outcome = try tool.shell(
            """
            cd "$TMPDIR" && mkdir sub && echo old > sub/old && ln -s sub/link first && ln -s old sub/link && ln -s new second
            "$tool" export first && "$tool" export second && cat sub/old new && readlink first sub/link second
            """)
        #expect(outcome.output == exported + exported + "sub/link\nold\nnew\n", "\(outcome)")
        #expect(tool.temporary.directory.contents.filter { $0.contains("groupdefaults") } == [])
    }

    @Test(.enabled(if: Strace.isPossible, "\(Strace.excuse)"))
    func `The next export in a directory removes what a killed one left behind`() throws {
        let outcome = try tool.shell(
            """
            cd "$TMPDIR" && echo old > out && touch other trace list && ls -A > list
            strace -qq -o trace -e inject=fsync:signal=KILL "$tool" export out
            cat out && "$tool" export other && ls -A | diff list -
            """)
        #expect(outcome.output == "old\n", "\(outcome)")
        #expect(outcome.code == 0)
    }

    @Test(.enabled(if: Strace.isPossible, "\(Strace.excuse)"))
    func `A running export is left alone by others`() throws {
        let outcome = try tool.shell(
            """
            cd "$TMPDIR" && { strace -f -qq -o trace -e inject=fsync:signal=STOP "$tool" export slow & }
            until grep -q 'stopped by SIGSTOP' trace; do sleep 0.01; done
            "$tool" export quick && kill -CONT $(sed -n 's/ .*SIGSTOP.*//p' trace | head -n 1) && wait $! && cat slow
            """)
        #expect(outcome.output == exported, "\(outcome)")
    }

    @Test func `A pipe is written to, and not replaced`() throws {
        let outcome = try tool.shell(
            """
            cd "$TMPDIR" && mkfifo pipe && { timeout 300 cat pipe & "$tool" export pipe; wait; test -p pipe; }
            """)
        #expect(outcome.output == exported, "\(outcome)")
        #expect(outcome.code == 0)
    }

    @Test(arguments: ["/dev/fd/1", "/dev/stdout"])
    func `An open file is written at its offset`(name: String) throws {
        #expect(try tool.run("export", name).output == exported)
        #expect(try tool.shell("\"$tool\" export \(name) | cat").output == exported)
        let script = "{ echo before; \"$tool\" export \(name); echo after; } > \"$TMPDIR/out\"; cat \"$TMPDIR/out\""
        #expect(try tool.shell(script).output == "before\n\(exported)after\n")
    }

    @Test func `A failed write is reported`() throws {
        for path in [directory, directory + "/no/file"] {
            let outcome = try tool.run("export", path)
            #expect(outcome.code == 3)
            #expect(outcome.error.hasPrefix("error: \(path) cannot be written: "))
        }
    }
}
