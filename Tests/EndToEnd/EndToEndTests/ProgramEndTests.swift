import Foundation
import GroupStore
import TestSupport
import Testing

/// What becomes of values that a program has set, and not yet written, when it ends or forks.
struct ProgramEndTests {
    private let temporary = TemporaryRoot()
    private var program: Tool { Tool("ReaderProgram", in: temporary) }

    private func value(_ key: Key, of suite: String = "group.free") throws -> Value? {
        try temporary.suite(suite).value(for: key)
    }

    @Test func `A suite locked by another process does not block others`() throws {
        let holder = try LockHolder(of: temporary.suite("group.held"))
        let input = "name=Minsu\n!suite group.free\nname=Minsu\n!suite group.held\nlast=1\n!suite group.free\nlast=1\n"
        let process = try program.start(["group.held"], input: input)
        #expect(try eventually { try value("last") == .string("1") })
        #expect(try value("name") == .string("Minsu"))
        // Not even the patience of the first attempt has come to its end.
        #expect(!process.isOver)
        #expect(process.errorOutput == "")
        #expect(holder.release())
        #expect(process.wait().code == 0)
        #expect(try value("last", of: "group.held") == .string("1"))
    }

    @Test func `An exiting program waits once for all locked suites, names what is lost, and exits with 3`()
        throws
    {
        let suites = ["group.a", "group.b", "group.c"]
        let holders = try suites.map { try LockHolder(of: temporary.suite($0)) }
        let clock = ContinuousClock()
        let begin = clock.now
        let input = suites.map { "!suite \($0)\nname=Minsu\ncount=2\n" }.joined()
        let outcome = try program.start(["group.a"], input: input).wait()
        #expect(outcome.code == 3, "\(outcome)")
        // One patience of ten seconds, where one for each suite would take thirty.
        #expect(clock.now - begin < .seconds(25))
        for (suite, holder) in zip(suites, holders) {
            #expect(outcome.error.contains("could write 'count' and 'name' of \(suite): "), "\(outcome)")
            #expect(holder.release())
            #expect(try value("name", of: suite) == nil)
        }
        #expect(outcome.error.contains("is locked by process \(getpid())"), "\(outcome)")
        #expect(outcome.error.count(where: \.isNewline) == 3, "\(outcome)")
    }

    @Test func `An exiting program does not wait again for a lock`() throws {
        let holder = try LockHolder(of: temporary.suite("group.held"))
        let (waiting, ending) = (
            try Conversation(with: program, "group.held"), try Conversation(with: program, "group.held")
        )
        #expect(try ending.ask("other=1") == "set")
        #expect(try waiting.ask("name=Minsu") == "set")
        #expect(try waiting.ask("!synchronize") == "false")
        #expect(try waiting.ask("name") == "Minsu")
        #expect(eventually { ending.errorOutput.contains("is locked by process \(getpid())") })
        let clock = ContinuousClock()
        let begin = clock.now
        #expect(try ending.end().code == 3)
        #expect(clock.now - begin < .seconds(8))
        #expect(holder.release())
        #expect(try eventually { try value("name", of: "group.held") == .string("Minsu") })
        #expect(try value("other", of: "group.held") == nil)
        #expect(try waiting.end().code == 0)
    }

    @Test func `Another exit code is kept`() throws {
        let suite = try damagedSuite()
        let failed = try program.start([suite.name.text], input: "name=Minsu\n!exit 7\n").wait()
        #expect(failed.code == 7, "\(failed)")
        let ended = try program.start([suite.name.text], input: "name=Minsu\n!exit 0\n").wait()
        #expect(ended.code == 3, "\(ended)")
        for outcome in [failed, ended] {
            #expect(outcome.error.contains("could write 'name' of group.damaged: "), "\(outcome)")
            #expect(outcome.error.contains("1:2: expected"), "\(outcome)")
            #expect(outcome.output == "set\nends\n", "what is printed at the end is flushed")
        }
        #expect(try Files.read(suite.path) == "{damaged")
    }

    @Test(arguments: ["2>&-", "2>/dev/full"]) func `A program with closed stderr still exits with 3`(
        redirection: String
    ) throws {
        let suite = try damagedSuite()
        let outcome = try program.shell("echo name=Minsu | \"$tool\" \(suite.name) \(redirection)")
        #expect(outcome.code == 3, "\(outcome)")
    }

    private func damagedSuite() throws -> Suite {
        let suite = try temporary.suite("group.damaged")
        try suite.set(.integer(1), for: "k")
        try Files.writeInPlace("{damaged", to: suite.path)
        return suite
    }

    @Test(.enabled(if: geteuid() == 0, "only root can mount a file system to fill"))
    func `A program that exits on a full disk names what is lost, and leaves the suite unchanged`() throws {
        let mount = temporary.directory.path + "/full"
        let outcome = try program.shell(
            """
            mkdir '\(mount)' && mount -t tmpfs -o size=256k,nr_inodes=20 none '\(mount)' || exit 99
            trap "umount '\(mount)'" EXIT
            export GROUPDEFAULTS_ROOT='\(mount)/groups'
            echo name=Minsu | "$tool" group.full; echo "code $?"
            dd if=/dev/zero of='\(mount)/filler' bs=1k count=252 2>/dev/null
            { printf name=; head -c 60000 /dev/zero | tr '\\0' x; echo; } | "$tool" group.full; echo "code $?"
            echo name | "$tool" group.full
            ls -A "$GROUPDEFAULTS_ROOT/group.full/Library/Preferences"
            """)
        if outcome.code == 99 { return try skip("no tmpfs can be mounted here") }
        #expect(
            outcome.output == "set\ncode 0\nset\ncode 3\nMinsu\n.group.full.lock\ngroup.full.json\n", "\(outcome)")
        #expect(outcome.error.contains("could write 'name' of group.full: "), "\(outcome)")
        #expect(outcome.error.contains("No space left on device"), "\(outcome)")
    }

    @Test func `A program without losses keeps its exit code`() throws {
        #expect(try program.start(["group.free"], input: "name=Minsu\n!exit 7\n").wait().code == 7)
        #expect(try program.start(["group.free"], input: "name=Sora\n").wait().code == 0)
        #expect(try value("name") == .string("Sora"))
    }

    @Test func `A forked child exits by itself, and leaves the parent's values to the parent`() throws {
        let holder = try LockHolder(of: temporary.suite("group.held"))
        let parent = try Conversation(with: program, "group.held")
        for number in 0..<20 {
            #expect(try parent.ask("k=\(number)") == "set")
            // It would wait for the lock, and tell that it cannot write, had it anything to write.
            #expect(try parent.ask("!fork") == "0")
        }
        #expect(holder.release())
        #expect(try eventually { try value("k", of: "group.held") == .string("19") })
    }

    @Test func `What is set before a fork is on disk after it`() throws {
        let parent = try Conversation(with: program, "group.free")
        for number in 0..<50 {
            #expect(try parent.ask("k=\(number)") == "set")
            #expect(try parent.ask("!fork") == "0")
            #expect(try value("k") == .string("\(number)"))
        }
    }

    @Test func `A forked child's values are written beside its parent's`() throws {
        let parent = try Conversation(with: program, "group.free")
        for number in 0..<50 {
            #expect(try parent.ask("parent=\(number)") == "set")
            #expect(try parent.ask("!fork child=\(number)") == "0")
            #expect(try value("child") == .string("\(number)"))
            #expect(try parent.ask("child") == "\(number)")
            #expect(try value("parent") == .string("\(number)"))
        }
    }

    @Test func `A forked child that cannot write reports it like any program`() throws {
        let suite = try damagedSuite()
        let parent = try Conversation(with: program, suite.name.text)
        #expect(try parent.ask("!fork child=1") == "3")
        #expect(parent.errorOutput.contains("could write 'child' of group.damaged: "))
    }
}
