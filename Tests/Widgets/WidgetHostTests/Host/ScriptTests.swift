import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// Scripts as widget programs: they are run by the real runner, and read by the real tools.
struct ScriptTests {
    private let session: HostSession
    private let directory: String

    init() throws {
        session = try HostSession()
        directory = session.temporary.directory.path
    }

    /// Registers a script, places it and starts a host. Returns the widget's id once it is shown.
    private func show(_ text: String, as name: String = "widget.sh", shell: String = "/bin/sh") throws -> String {
        try add(text, as: name, shell: shell)
        let id = try session.directory.place(String(name.split(separator: ".")[0]))
        try session.start()
        #expect(eventually { words(of: id) != nil }, "\(session.events)")
        return id
    }

    private func add(_ text: String, as name: String = "widget.sh", shell: String = "/bin/sh") throws {
        let path = "\(directory)/\(name)"
        try Files.writeProgram("#!\(shell)\n\(text)\n", to: path)
        try session.directory.add(path)
    }

    /// The words that a widget shows; nil until there is a timeline.
    private func words(of id: String) -> String? {
        guard let archive = try? session.directory.archive(of: id), !archive.isPlaceholder else { return nil }
        return archive.timeline.entries.first?.scene.root.words.joined(separator: "\n")
    }

    private func shows(_ words: String, _ id: String) -> Bool { eventually { self.words(of: id) == words } }

    private func set(_ key: Key, _ value: Value) throws { try session.suite.set(value, for: key) }

    @Test func `A write to a key that a script reads runs it again, and to another does not`() throws {
        try set("vpn", .string("up"))
        let id = try show("echo VPN $(groupdefaults get -s group.test vpn)")
        #expect(words(of: id) == "VPN up")
        try set("other", .integer(1))
        try set("vpn", .string("down"))
        #expect(shows("VPN down", id))
        #expect(session.causes(of: id, count: 2).dropFirst() == [["vpn of group.test changed"]])
    }

    @Test func `A key that is missing is read, too`() throws {
        let id = try show("groupdefaults get -s group.test vpn 2>&- || echo none")
        #expect(words(of: id) == "none")
        try set("vpn", .string("up"))
        #expect(shows("up", id))
    }

    @Test(arguments: ["groupdefaults defaults", "defaults"]) func `defaults records what it reads`(_ command: String)
        throws
    {
        if command == "defaults", Tool.isInstalled(command) { try skip("this system has a 'defaults' of its own") }
        try set("vpn", .string("up"))
        let id = try show("\(command) read group.test vpn")
        try set("vpn", .string("down"))
        #expect(shows("down", id))
    }

    @Test func `A file that a script reads runs it again, and so does one that it looked for`() throws {
        let (todo, flag) = ("\(directory)/todo.txt", "\(directory)/flags/on")
        try Files.writeInPlace("milk\n", to: todo)
        let id = try show("cat '\(todo)'; if [ -e '\(flag)' ]; then echo on; fi")
        #expect(words(of: id) == "milk")
        try Files.writeInPlace("bread\n", to: todo)
        #expect(shows("bread", id))
        #expect(session.causes(of: id, count: 2).last == ["\(todo) changed"])
        try FileManager.default.createDirectory(atPath: "\(directory)/flags", withIntermediateDirectories: false)
        try Files.writeInPlace("", to: flag)
        #expect(shows("bread\non", id))
        try Files.remove(flag)
        #expect(shows("bread", id))
    }

    @Test func `A file that is replaced behind a link is seen`() throws {
        try Files.writeInPlace("one\n", to: "\(directory)/one")
        _ = symlink("one", "\(directory)/link")
        let id = try show("cat '\(directory)/link'")
        try Files.writeInPlace("1\n", to: "\(directory)/new")
        _ = rename("\(directory)/new", "\(directory)/one")
        #expect(shows("1", id))
    }

    @Test func `A directory that a script lists runs it again`() throws {
        try FileManager.default.createDirectory(atPath: "\(directory)/inbox", withIntermediateDirectories: false)
        let id = try show("ls '\(directory)/inbox' | wc -l")
        #expect(words(of: id) == "0")
        try Files.writeInPlace("", to: "\(directory)/inbox/letter")
        #expect(shows("1", id))
    }

    @Test func `Writes of the run that draws do not wake it`() throws {
        let cache = "\(directory)/cache"
        let id = try show(
            """
            groupdefaults incr -s group.test runs >/dev/null
            date +%N > '\(cache)'; cat '\(cache)' >/dev/null
            echo "$(groupdefaults get -s group.test runs) $(groupdefaults get -s group.test vpn --default none)"
            """)
        #expect(words(of: id) == "1 none")
        try set("vpn", .string("up"))
        #expect(shows("2 up", id))
        // Another widget's reload comes after whatever the writes would have caused.
        try set("vpn", .string("down"))
        #expect(shows("3 down", id))
        #expect(session.causes(of: id, count: 3).count == 3)
    }

    @Test func `A tap runs the line's command, whose writes wake the widget`() throws {
        let id = try show(
            """
            if [ "$1" = more ]; then groupdefaults incr -s group.test cups; exit; fi
            echo "cups: $(groupdefaults get -s group.test cups --default 0)"
            """)
        let tap = Action.perform(
            intent: "Run", parameters: ["command": .list([.text("\(directory)/widget.sh"), .text("more")])])
        try session.directory.requestTap(id, tap)
        #expect(shows("cups: 1", id))
    }

    @Test func `A command that is tapped gets its input, and finds the tools`() throws {
        let id = try show("groupdefaults get -s group.test said --default nothing")
        let command = ["sh", "-c", "groupdefaults set -s group.test said \"$(cat)\""]
        let tap = Action.perform(
            intent: "Run", parameters: ["command": .list(command.map(Parameter.text)), "input": .text("hello")])
        try session.directory.requestTap(id, tap)
        #expect(shows("hello", id))
    }

    @Test func `A script that runs on is shown with each line that it prints`() throws {
        let next = "\(directory)/next"
        #expect(mkfifo(next, 0o600) == 0)
        let id = try show("echo one; while read -r line; do echo \"$line\"; done < '\(next)'")
        #expect(words(of: id) == "one")
        let writer = try #require(FileHandle(forWritingAtPath: next))
        try writer.write(contentsOf: Data("two\n".utf8))
        #expect(shows("two", id))
        #expect(session.causes(of: id, count: 2).last == ["reload of widget was requested by what widget.sh printed"])
        try writer.write(contentsOf: Data("three\n".utf8))
        #expect(shows("three", id))
        try writer.write(contentsOf: Data("~~~\nfour\nfive\n".utf8))
        #expect(shows("four\nfive", id))
    }

    @Test func `An interval in the name runs a script by itself`() throws {
        let id = try show("echo tick", as: "clock.150ms.sh")
        #expect(eventually { session.reloads(of: id) >= 3 })
        #expect(session.records(of: id).last?.causes.first?.hasPrefix("its date came") == true)
    }

    @Test func `A script that is edited is run again`() throws {
        let id = try show("echo one")
        try Files.writeProgram("#!/bin/sh\necho two\n", to: "\(directory)/widget.sh")
        #expect(shows("two", id))
    }

    @Test func `A file that changes while no host runs is noticed by the next`() throws {
        let todo = "\(directory)/todo.txt"
        try Files.writeInPlace("milk\n", to: todo)
        let id = try show("cat '\(todo)'")
        session.stop()
        try Files.writeInPlace("bread\n", to: todo)
        try session.start()
        #expect(shows("bread", id))
        #expect(session.causes(of: id, count: 2).last?.contains("\(todo) changed") == true)
    }

    @Test func `A script knows its family, its cause and its parameters`() throws {
        let id = try show(
            "echo $GROUPWIDGETS_FAMILY $SWIFTBAR; groupdefaults get -s group.test key; echo $GROUPWIDGETS_CAUSE")
        #expect(words(of: id)?.hasPrefix("systemSmall 1") == true)
        try set("key", .string("now"))
        #expect(shows("systemSmall 1\nnow\nkey of group.test changed", id))
    }

    @Test func `A script that asks for the appearance is drawn in both`() throws {
        let id = try show("[ $XBARDarkMode = true ] && echo night || echo day; groupdefaults get -s group.test key")
        let scenes = try #require(session.directory.archive(of: id)?.timeline.entries.first).scenes
        #expect(scenes.light.root.words.first == "day")
        #expect(scenes[.dark].root.words.first == "night")
        try set("key", .string("now"))
        #expect(shows("day\nnow", id))
    }

    @Test func `A tree has the script run again when it says so`() throws {
        let id = try show(
            #"n=$(cat n 2>&- || echo 0); echo $((n + 1)) > n; printf '{"text": "%s", "font": "body", "after": "+1s"}' $n"#
        )
        #expect(shows("1", id))
        #expect(shows("2", id))
    }

    @Test func `A failure without output keeps what was shown, and says why`() throws {
        try set("works", .boolean(true))
        let id = try show(
            "[ $(groupdefaults get -s group.test works) = true ] || { echo 'no network' >&2; exit 7; }; echo fine")
        try set("works", .boolean(false))
        #expect(eventually { !session.failures(of: id).isEmpty })
        #expect(session.failures(of: id).first == "it exited with code 7: no network")
        #expect(words(of: id) == "fine")
        try set("works", .boolean(true))
        #expect(eventually { session.records(of: id).last?.outcome == .reloaded })
    }

    @Test func `An interpreter that is missing is named with its package`() throws {
        try add("puts 1", as: "ruby.rb", shell: "/usr/bin/env no-such-ruby")
        try add("print(1)", as: "old.py", shell: "/usr/local/bin/python3")
        let (ruby, old) = (try session.directory.place("ruby"), try session.directory.place("old"))
        try session.start()
        #expect(eventually { !session.failures(of: ruby).isEmpty })
        #expect(session.failures(of: ruby).first == "no-such-ruby is not installed")
        #expect(shows("1", old))
    }

    @Test(.enabled(if: Tool.isInstalled("python3"), "python3 is not installed"))
    func `A suite that a program opens itself counts as read`() throws {
        try set("vpn", .string("up"))
        let path = session.suite.path
        let id = try show("import json\nprint(json.load(open('\(path)'))['vpn'])", shell: "/usr/bin/env python3")
        #expect(words(of: id) == "up")
        try set("vpn", .string("down"))
        #expect(shows("down", id))
    }

    /// Random writes to keys and files of which a script reads every second one. GROUPWIDGETS_SCRIPT_WRITES says how
    /// many.
    @Test func `Nothing that is shown is stale, and nothing is run for what was not read`() throws {
        let writes = ProcessInfo.processInfo.environment["GROUPWIDGETS_SCRIPT_WRITES"].flatMap { Int($0) } ?? 40
        let files = (0..<6).map { "\(directory)/file\($0)" }
        for file in files { try Files.writeInPlace("0", to: file) }
        for number in 0..<6 { try set(Key("key\(number)"), .integer(0)) }
        let id = try show(
            """
            groupdefaults get -s group.test --each key0 key2 key4 | tr '\\n' ' '
            cat '\(files[0])' '\(files[2])' '\(files[4])'
            """)
        var random = SeededGenerator(seed: 27)
        var (keys, texts, relevant) = ([0, 0, 0], ["0", "0", "0"], 0)
        for step in 1...writes {
            let number = Int.random(in: 0..<6, using: &random)
            if Bool.random(using: &random) {
                try set(Key("key\(number)"), .integer(Int64(step)))
                if number.isMultiple(of: 2) { keys[number / 2] = step }
            } else {
                try Files.replace(files[number], with: "<\(step)>")
                if number.isMultiple(of: 2) { texts[number / 2] = "<\(step)>" }
            }
            if number.isMultiple(of: 2) { relevant += 1 }
            let expected = "\(keys[0]) \(keys[1]) \(keys[2]) \(texts.joined())"
            #expect(shows(expected, id), "after write \(step), seed 27")
        }
        #expect(session.causes(of: id, count: relevant + 1).count == relevant + 1)
    }
}
