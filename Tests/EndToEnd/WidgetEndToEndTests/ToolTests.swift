import Foundation
import GroupTesting
import TestSupport
import Testing

/// `groupwidgets` as people and scripts call it.
struct ToolTests {
    private let suite = "group.sample.alstn38.practice"

    private func group(adding programs: String..., environment: [String: String] = [:]) throws -> TestGroup {
        let group = try TestGroup(environment: environment.merging(["NO_COLOR": "1", "TERM": "dumb"]) { $1 })
        for program in programs { try group.run("groupwidgets", "add", TestGroup.path(ofProgram: program)) }
        return group
    }

    /// Starts the host as a process, and waits until it says that a widget was reloaded.
    private func host(_ group: TestGroup, untilReloaded id: String) throws -> TestProcess {
        let host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: id)
        return host
    }

    @Test func `A program is added, and its kinds can be placed, listed, edited and removed`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1"])
        let added = try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Characters"))
        #expect(added.output == "Characters: CharacterDetail (systemSmall, systemMedium, systemLarge)\n")
        let kinds = try group.run("groupwidgets", "kinds").output
        #expect(kinds.contains("CharacterDetail  Character Details: Displays a character's health"))
        #expect(kinds.contains("--set character=ENTITY"))
        let id = try group.run("groupwidgets", "place", "CharacterDetail", "--set", "character=Unipony").output
        #expect(id == "CharacterDetail-1\n")
        #expect(try group.run("groupwidgets", "list").output.contains("character=Unipony"))
        let choices = try group.run("groupwidgets", "edit", "CharacterDetail-1").output
        #expect(choices.hasPrefix("character: Unipony\n") && choices.contains("Spouty  🐳 Spouty"))
        try group.run(
            "groupwidgets", "edit", "CharacterDetail-1", "character=Spouty", "--family", "systemLarge")
        #expect(try group.run("groupwidgets", "list").output.contains("systemLarge  character=Spouty"))
        try group.run("groupwidgets", "edit", "CharacterDetail-1", "character=🐼 Power Panda")
        #expect(try group.run("groupwidgets", "list").output.contains("character=Power Panda"))
        let refused = try group.run("groupwidgets", "edit", "CharacterDetail-1", "character=Spoty", expecting: 2)
        #expect(refused.errorOutput.contains("it is one of Power Panda, Unipony, Spouty"))
        #expect(refused.errorOutput.contains("did you mean 'Spouty'?"))
        try group.run("groupwidgets", "remove", "CharacterDetail-1")
        #expect(try group.run("groupwidgets", "list").output.isEmpty)
    }

    @Test func `No terminal obeys what a program calls its widgets, and each stays on its line`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1"])
        let program = group.path + "/Loud"
        let kind = #"{"kind":"Loud","name":"L\u001b[31moud\nand red","families":["systemSmall"]}"#
        let answer = #"{"number":1,"result":{"description":{"version":1,"kinds":[\#(kind)]}}}"#
        let script =
            "#!/bin/bash\nread line <&$GROUPWIDGETS_SOCKET\necho '\(answer)' >&$GROUPWIDGETS_SOCKET\nread line\n"
        try Files.writeProgram(script, to: program)
        try group.run("groupwidgets", "add", program)
        #expect(
            try group.run("groupwidgets", "kinds").output == "Loud  L\\u001b[31moud\\nand red (Loud)\n  systemSmall\n")
    }

    @Test func `A placed widget is drawn with other values than its own, which stay as they are`() throws {
        let group = try group(adding: "Characters")
        try group.run(
            "groupwidgets", "place", "CharacterDetail", "--family", "systemMedium", "--set", "character=Unipony")
        let other = try group.run(
            "groupwidgets", "show", "CharacterDetail-1", "--set", "character=Spouty", "--once"
        ).output
        #expect(other.contains("Spouty") && other.contains("Deep Sea Goer"))
        let larger = try group.run(
            "groupwidgets", "show", "CharacterDetail-1", "--family", "systemLarge", "--once"
        ).output
        #expect(larger.contains("Unipony") && larger.contains("Long press"))
        #expect(try group.run("groupwidgets", "list").output.contains("systemMedium  character=Unipony"))
    }

    @Test func `What a developer should know is told where a kind is shown, and by why where it is placed`() throws {
        let group = try group(adding: "CupsWidget")
        let shown = try group.run("groupwidgets", "show", "Cups", "--once")
        #expect(shown.output.contains("0 cups"))
        #expect(shown.errorOutput.hasPrefix("note: Without `.containerBackground"))
        try group.run("groupwidgets", "place", "Cups")
        let host = try host(group, untilReloaded: "Cups-1")
        host.send(SIGTERM)
        _ = try host.wait()
        #expect(try group.run("groupwidgets", "show", "--once").errorOutput.isEmpty)
        #expect(try group.run("groupwidgets", "list").output.contains("a note: groupwidgets why Cups-1"))
        #expect(try group.run("groupwidgets", "why", "Cups-1").output.contains("note: Without `.containerBackground"))
    }

    @Test func `A host shows each reload and its cause, and why tells them later`() throws {
        let group = try group(adding: "Basic")
        try group.run("groupwidgets", "place", "BasicWidget")
        let host = try host(group, untilReloaded: "BasicWidget-1")
        try group.set("SampleName", to: "Minsu", in: suite)
        try host.wait(forOutput: "SampleName of \(suite) changed")
        host.send(SIGTERM)
        #expect(try host.wait().code == 0)
        let why = try group.run("groupwidgets", "why", "BasicWidget-1").output
        #expect(why.contains("the widget was placed") || why.contains("the host started"))
        #expect(why.contains("SampleName of \(suite) changed"))
        #expect(try group.run("groupwidgets", "show", "--once").output.contains("Minsu"))
    }

    @Test func `Dates in the words of a reload are told in local time, and to programs in UTC`() throws {
        let group = try group(adding: "Basic", environment: ["TZ": "Asia/Seoul"])
        try group.run("groupwidgets", "place", "BasicWidget")
        func record(_ members: String) -> String {
            #"{"date":"2026-11-22T15:00:00.000Z","widget":"BasicWidget-1","kind":"BasicWidget",\#(members),"#
                + #""milliseconds":2,"generation":1}"# + "\n"
        }
        let log = group.path + "/.widgets/log"
        try FileManager.default.createDirectory(atPath: log, withIntermediateDirectories: true)
        let came = #""causes":["its date came: 2026-11-22T15:00:00Z","the widget was edited"],"outcome":"reloaded""#
        let refused =
            #""causes":["the timeline ended"],"outcome":"refused","#
            + #""reason":"the budget of 2 reloads a day is used up until 2026-11-22T20:30:00Z""#
        try Files.writeInPlace(record(came) + record(refused), to: log + "/reloads.jsonl")
        let why = try group.run("groupwidgets", "why", "BasicWidget").output
        #expect(why.contains("its date came: 2026-11-23 00:00:00; the widget was edited"))
        #expect(why.contains("is used up until 2026-11-23 05:30:00\n"))
        let json = try group.run("groupwidgets", "why", "BasicWidget", "--json").output
        #expect(json.contains("its date came: 2026-11-22T15:00:00Z"))
    }

    @Test func `Without a host, a placed widget is drawn as it would be`() throws {
        let group = try group(adding: "Basic")
        try group.run("groupwidgets", "place", "BasicWidget")
        try group.set("SampleName", to: "Minsu", in: suite)
        let shown = try group.run("groupwidgets", "show", "--once")
        #expect(shown.output.contains("Minsu"))
        #expect(!shown.output.contains("not placed") && shown.output.contains("no host runs"))
        #expect(shown.errorOutput.contains("no host is running"))
    }

    @Test func `What programs print is in the log with its time, and can be followed`() throws {
        let group = try group(adding: "CupsWidget")
        try group.run("groupwidgets", "place", "Cups")
        let host = try host(group, untilReloaded: "Cups-1")
        let follower = try group.start("groupwidgets", ["log", "-f", "--last", "1", "Cups-1"])
        try follower.wait(forOutput: "nothing is wrong")
        try group.run("groupwidgets", "tap", "Cups-1", "1")
        #expect(eventually { follower.output.matches(of: #/nothing is wrong/#).count > 1 })
        let log = try group.run("groupwidgets", "log", "Cups").output
        let pattern = #/^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8}\.[0-9]{3}  /#
        #expect(!log.isEmpty && log.split(separator: "\n").allSatisfy { $0.contains(pattern) }, "\(log)")
        host.send(SIGTERM)
        #expect(try group.run("groupwidgets", "log", "nothing", expecting: 1).errorOutput.contains("nothing"))
    }

    @Test func `A kind that is not placed is drawn all the same`() throws {
        let group = try group(adding: "Characters")
        let drawn = try group.run(
            "groupwidgets", "show", "--once", "CharacterDetail", "--set", "character=Spouty", "--family", "systemMedium"
        )
        #expect(drawn.output.contains("Spouty") && drawn.output.contains("Health 83 %"))
    }

    @Test func `What cannot be read is said where it would be shown`() throws {
        let group = try group(adding: "Basic")
        try group.run("groupwidgets", "place", "BasicWidget")
        let host = try host(group, untilReloaded: "BasicWidget-1")
        host.send(SIGTERM)
        _ = try host.wait()
        let records = group.path + "/.widgets"
        try Data("{\"version\": 99}".utf8).write(to: URL(filePath: records + "/archives/BasicWidget-1.json"))
        let shown = try group.run("groupwidgets", "show", "--once")
        #expect(shown.errorOutput.contains("the archive of BasicWidget-1 cannot be read"))
        #expect(!shown.output.contains("not loaded yet"))
        try group.run("groupdefaults", "--root", records, "-s", "placed", "set", "Other-1", "rubbish")
        #expect(try group.run("groupwidgets", "show", "--once").errorOutput.contains("'Other-1' cannot be read"))
    }

    @Test func `An explicit reload names who asked for it`() throws {
        let group = try group(adding: "Characters")
        try group.run("groupwidgets", "place", "CharacterDetail")
        let host = try host(group, untilReloaded: "CharacterDetail-1")
        try group.run("groupwidgets", "reload", "CharacterDetail")
        try host.wait(forOutput: "reload of CharacterDetail was requested by groupwidgets")
    }

    @Test func `A killed host takes its programs with it, and all that they have started`() throws {
        let group = try group(adding: "CupsWidget")
        try group.set("naps", to: true, in: "group.sample.cups")
        try group.run("groupwidgets", "place", "Note")
        let host = try host(group, untilReloaded: "Note-1")
        let shown = try group.run("groupwidgets", "show", "--json", "Note-1").output
        let told = try #require(try /"(\d+) was started by (\d+)"/.firstMatch(in: shown), "\(shown)")
        let processes = try [#require(pid_t(told.1)), #require(pid_t(told.2))]
        #expect(processes.allSatisfy(Processes.isRunning))
        host.send(SIGKILL)
        #expect(eventually { !processes.contains(where: Processes.isRunning) })
    }

    @Test func `Where inotify cannot be had, widgets are reloaded all the same, and what is not noticed is told`()
        throws
    {
        let group = try group(adding: "Basic")
        try group.run("groupwidgets", "place", "BasicWidget")
        // A limit of the kernel's, which a namespace of users may lower for itself.
        let limit = "/proc/sys/user/max_inotify_instances"
        let script = "echo 1 > \(limit) && echo 0 > \(limit) && exec \"$0\" run --plain"
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        guard try group.start("/usr/bin/unshare", ["-Ur", "/bin/sh", "-c", "echo 1 > \(limit)"]).wait().code == 0 else {
            return try skip("no namespace can be made here")
        }
        let host = try group.start("/usr/bin/unshare", ["-Ur", "/bin/sh", "-c", script, tool])
        try host.wait(forOutput: "BasicWidget-1  the host started")
        try group.set("SampleName", to: "Kim", in: "group.sample.alstn38.practice")
        try host.wait(forOutput: "SampleName of group.sample.alstn38.practice changed")
        let printed = host.output + host.errorOutput
        let lines = printed.split(separator: "\n")
        #expect(
            lines.count {
                $0.hasSuffix("rebuilt widget programs are not noticed: restart the host after a build")
            } == 1)
        #expect(lines.count { $0.hasSuffix("files are polled") } == 1)
    }

    @Test func `A tap goes to the opener`() throws {
        let posts =
            #"[{"id": 1, "title": "Hello world", "body": "First"}, {"id": 2, "title": "Two", "body": "Second"}]"#
        let server = try LoopbackServer(["/posts": posts])
        let group = try group(adding: "Posts", environment: ["POSTS_SERVER": server.url])
        try group.run("groupwidgets", "place", "MyWidget")
        // The opener records what it is given in a suite, where the test can wait for it.
        let tool = try TestGroup.path(ofProgram: "groupdefaults")
        try group.run("groupwidgets", "opener", "--", tool, "-s", "group.opened", "set", "url")
        #expect(try group.run("groupwidgets", "opener").output == "\(tool) -s group.opened set url\n")
        let host = try host(group, untilReloaded: "MyWidget-1")
        let targets = try group.run("groupwidgets", "tap", "MyWidget-1", "--list").output
        #expect(targets.contains("2  opens myapp://PostSummary/Two"))
        try group.run("groupwidgets", "tap", "MyWidget-1", "2")
        try group.wait(for: "url", toBe: "myapp://PostSummary/Two", in: "group.opened")
        try group.run("groupwidgets", "tap", "MyWidget-1")
        try group.wait(for: "url", toBe: "myapp://PostSummary/Hello%20world", in: "group.opened")
        _ = host
    }

    @Test func `A second host is refused while one runs`() throws {
        let group = try group(adding: "Characters")
        try group.run("groupwidgets", "place", "CharacterDetail")
        let host = try host(group, untilReloaded: "CharacterDetail-1")
        let refused = try group.run("groupwidgets", "run", "--plain", expecting: 3)
        #expect(refused.errorOutput.contains("another host serves this root: process \(host.identifier)"))
    }

    @Test func `A program that is refused leaves nothing behind`() throws {
        let group = try group(adding: "Basic")
        let logs = group.path + "/.widgets/log"
        let before = try FileManager.default.contentsOfDirectory(atPath: logs).sorted()
        let refused = try group.run("groupwidgets", "add", "/bin/ls", expecting: 3)
        #expect(refused.errorOutput.contains("/bin/ls is not a widget program"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: logs).sorted() == before)
    }

    struct Mistake: Sendable {
        let words: [String]
        let code: Int32
        let message: String
        let hint: String?

        init(_ line: String, _ code: Int32, _ message: String, hint: String? = nil) {
            words = line.split(separator: " ").map(String.init)
            (self.code, self.message, self.hint) = (code, message, hint)
        }
    }

    private static let mistakes = [
        Mistake("place BasicWidgt", 1, "no registered program offers a widget 'BasicWidgt'", hint: "'BasicWidget'?"),
        Mistake("remove BasicWidget-9", 1, "no widget 'BasicWidget-9' is placed"),
        Mistake("tap Nothing-1", 1, "no widget 'Nothing-1' is placed"),
        Mistake("reload Nothing", 1, "no registered program offers a widget 'Nothing'"),
        Mistake("why Nothing", 1, "Nothing"),
        Mistake("add --forget Basi", 1, "no program 'Basi' is registered", hint: "did you mean 'Basic'?"),
        Mistake("place BasicWidget --family systemLarge", 2, "does not come as 'systemLarge'", hint: "systemMedium"),
        Mistake("place BasicWidget --set x=1", 2, "has no parameter 'x'", hint: "it has no parameters"),
        Mistake("place BasicWidget --set x", 2, "'x' is not PARAMETER=VALUE"),
        Mistake("place", 2, "too few arguments", hint: "usage: groupwidgets place KIND"),
        Mistake("plaice", 2, "plaice", hint: "place"),
        Mistake("run --distance soon", 2, "'soon' is not a time"),
        Mistake("run --timeout 0s", 2, "a widget needs some time to answer"),
        Mistake("run now", 2, "run: unexpected argument 'now'"),
        Mistake("reload --all BasicWidget", 2, "unexpected argument 'BasicWidget'"),
        Mistake("opener --default x", 2, "unexpected argument 'x'"),
        Mistake("stop", 1, "no host is running"),
        Mistake("add /bin/true", 3, "/bin/true is not a widget program"),
        Mistake("add /nowhere/Other", 3, "there is no such file"),
        Mistake("add /usr/share", 1, "/usr/share has no script that may be executed"),
    ]

    @Test(arguments: mistakes) func `An error is told with what to do, and by its exit code`(mistake: Mistake) throws {
        let group = try group(adding: "Basic")
        let outcome = try group.start("groupwidgets", mistake.words).wait()
        #expect(outcome.code == mistake.code, "\(outcome)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorOutput.hasPrefix("error: "))
        #expect(outcome.errorOutput.contains(mistake.message), "\(outcome)")
        if let hint = mistake.hint { #expect(outcome.errorOutput.contains(hint), "\(outcome)") }
    }
}
