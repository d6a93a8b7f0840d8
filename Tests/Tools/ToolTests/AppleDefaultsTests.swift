import Foundation
import TestSupport
import Testing

struct AppleDefaultsTests {
    private let tool = Tool()

    private func defaults(_ words: String..., input: String = "") throws -> Outcome {
        try tool.start(["defaults"] + words, input: input).wait()
    }

    @Test func `Values are written and read in Apple's grammar`() throws {
        for words in [
            ["-string", "hello world"], ["-int", "3"], ["-integer", "-3"], ["-float", "0.5"], ["-bool", "YES"],
            ["-data", "00ff"],
            ["-date", "2026-11-20 10:00:00 +0000"], ["-array", "a", "-int", "1"], ["-dict", "x", "y"], ["plain"],
        ] {
            #expect(
                try tool.start(
                    ["defaults", "write", "group.x", words[0].replacingOccurrences(of: "-", with: "")] + words
                ).wait().code == 0)
        }
        #expect(
            try defaults("read", "group.x").output == """
                {
                    array =     (
                        a,
                        1
                    );
                    bool = 1;
                    data = {length = 2, bytes = 0x00ff};
                    date = "2026-11-20 10:00:00 +0000";
                    dict =     {
                        x = y;
                    };
                    float = "0.5";
                    int = 3;
                    integer = "-3";
                    plain = plain;
                    string = "hello world";
                }

                """)
        #expect(try defaults("read", "group.x", "string").output == "hello world\n")
        #expect(try defaults("read", "group.x", "bool").output == "1\n")
        #expect(try defaults("read-type", "group.x", "float").output == "Type is float\n")
        #expect(try defaults("read-type", "group.x", "bool").output == "Type is boolean\n")
        #expect(try defaults("domains").output == "group.x\n")
    }

    @Test func `A missing value gets Apple's message and exit code 1`() throws {
        #expect(try defaults("write", "group.x", "k", "v").code == 0)
        for (words, message) in [
            (["read", "group.x", "nope"], "The domain/default pair of (group.x, nope) does not exist\n"),
            (["read-type", "group.x", "nope"], "The domain/default pair of (group.x, nope) does not exist\n"),
            (["read", "nope"], "Domain nope does not exist\n"),
            (["delete", "nope"], "Domain (nope) not found.\nDefaults have not been changed.\n"),
            (["delete", "group.x", "nope"], "Domain (group.x) not found.\nDefaults have not been changed.\n"),
            (
                ["rename", "group.x", "nope", "x"],
                "Key nope does not exist in domain group.x; leaving defaults unchanged\n"
            ),
        ] {
            let outcome = try tool.start(["defaults"] + words).wait()
            #expect(outcome.code == 1)
            #expect(outcome.error == message)
        }
    }

    @Test func `A word without a type is a string, as on a Mac`() throws {
        for (key, word) in [("a", "5"), ("b", "-5"), ("c", "0.5"), ("d", "true"), ("e", "YES")] {
            let outcome = try defaults("write", "group.x", key, word)
            #expect(outcome.code == 0, "\(outcome)")
            #expect(outcome.error == "")
        }
        #expect(try defaults("write", "group.x", "f", "-dict", "a", "1").code == 0)
        #expect(try defaults("write", "group.x", "g", "-array", "1", "-int", "2").code == 0)
        #expect(
            try tool.run("-s", "group.x", "list").output == """
                a: "5"
                b: "-5"
                c: "0.5"
                d: "true"
                e: "YES"
                f: {"a": "1"}
                g: ["1", 2]

                """)
    }

    @Test func `Words that look like another type are warned of on a terminal, and refused on request`() throws {
        let terminal = try tool.shell(#"script -qec "\"$tool\" defaults write group.x k YES" /dev/null"#)
        #expect(terminal.output.contains("warning: 'YES' is stored as a string; -bool YES would not be"), "\(terminal)")
        #expect(try defaults("read", "group.x", "k").output == "YES\n")
        for word in ["5", "-5", "0.5", "true", "NO"] {
            let outcome = try defaults("--strict", "write", "group.y", "k", word)
            #expect(outcome.code == 2, "\(word)")
            #expect(outcome.error.contains("has no type") && outcome.error.contains("-string \(word)"), "\(outcome)")
        }
        #expect(try defaults("--strict", "write", "group.y", "k", "-array", "1").code == 2)
        #expect(try defaults("write", "group.y", "k", "-int", "abc").code == 2)
        #expect(try tool.run("suites").output == "group.x\n")
        #expect(try defaults("--strict", "write", "group.y", "k", "-string", "5").code == 0)
        #expect(try tool.run("get", "-s", "group.y", "k", "--type").output == "string\n")
    }

    /// What begins a file of each format.
    @Test(arguments: [("--xml", "<?xml"), ("--binary", "bplist"), ("--json", "{\n")])
    func `A property list at a path is a domain, and keeps its format`(format: String, beginning: String) throws {
        let path = tool.temporary.directory.path + "/Info"
        try tool.run("set", "-s", "one", "CFBundleVersion", "7", "--int", "n", "3")
        try tool.run("export", "-s", "one", format, path + ".plist")
        #expect(try defaults("read", path, "CFBundleVersion").output == "7\n")
        #expect(try defaults("read-type", path + ".plist", "n").output == "Type is integer\n")
        #expect(try defaults("write", path, "-g", "-bool", "yes").code == 0)
        #expect(try defaults("rename", path, "n", "m").code == 0)
        #expect(try defaults("delete", path, "CFBundleVersion").code == 0)
        #expect(try defaults("read", path).output == "{\n    \"-g\" = 1;\n    m = 3;\n}\n")
        #expect(try tool.shell("head -c \(beginning.utf8.count) '\(path).plist'").output == beginning)
        #expect(
            try defaults("read", path, "x").error == "The domain/default pair of (\(path).plist, x) does not exist\n")
        #expect(try defaults("delete", path).code == 0)
        #expect(try defaults("read", path).error == "Domain \(path).plist does not exist\n")
        #expect(try tool.run("suites").output == "one\n")
    }

    @Test func `A new property list at a path is binary, and one that is none is left alone`() throws {
        let path = tool.temporary.directory.path + "/new.plist"
        #expect(try defaults("write", path, "k", "v").code == 0)
        #expect(try tool.shell("head -c 6 '\(path)'").output == "bplist")
        try Files.writeInPlace("<plist><string>x</string></plist>", to: path)
        #expect(try defaults("write", path, "k", "v").code == 2)
        #expect(try Files.read(path) == "<plist><string>x</string></plist>")
        #expect(try defaults("write", "/nowhere/at/all", "k", "v").code == 3)
    }

    @Test func `A directory for preferences is made at home, and nowhere else`() throws {
        let home = tool.temporary.directory.path
        #expect(try defaults("write", home + "/Library/Preferences/com.example.app", "k", "v").code == 0)
        #expect(try defaults("read", home + "/Library/Preferences/com.example.app", "k").output == "v\n")
        let outside = try defaults("write", "/Library/Preferences/com.example.app", "k", "v")
        #expect(outside.error.contains("there is no directory /Library/Preferences/"), "\(outside)")
        #expect(try defaults("write", ".GlobalPreferences", "g", "1").code == 0)
        #expect(try defaults("read", "-g", "g").output == "1\n")
    }

    @Test func `Writers of a property list at a path wait for one another`() throws {
        let path = tool.temporary.directory.path + "/shared.json"
        try Files.writeInPlace("{}", to: path)
        let writers = try (0..<4).map { number in
            try ChildProcess(
                "/bin/sh",
                ["-c", "for i in $(seq 10); do \"$tool\" defaults write '\(path)' k\(number)-$i v || exit 1; done"],
                environment: tool.environment.merging(["tool": tool.program]) { $1 })
        }
        for writer in writers { #expect(writer.wait().code == 0) }
        #expect(try Files.read(path).components(separatedBy: "\"k").count == 41)
    }

    @Test func `The global domain and those of this host have their own suites`() throws {
        #expect(try defaults("write", "Apple Global Domain", "k", "v").code == 0)
        #expect(try defaults("read", "-g", "k").output == "v\n")
        #expect(try defaults("-currentHost", "write", "com.example", "k", "here").code == 0)
        #expect(try defaults("-currentHost", "write", "-g", "k", "all here").code == 0)
        #expect(try defaults("write", "com.example", "k", "everywhere").code == 0)
        #expect(try defaults("-currentHost", "read", "com.example", "k").output == "here\n")
        #expect(try defaults("read", "com.example", "k").output == "everywhere\n")
        #expect(try defaults("domains").output == "com.example\n")
        #expect(try defaults("-currentHost", "domains").output == "com.example\n")
        #expect(
            try tool.run("suites").output
                == "ByHost.NSGlobalDomain\nByHost.com.example\nNSGlobalDomain\ncom.example\n")
    }

    @Test func `Verbs may be written in capitals, and an exported file is binary`() throws {
        #expect(try defaults("Write", "d", "k", "v").code == 0)
        #expect(try defaults("READ", "d", "k").output == "v\n")
        let path = tool.temporary.directory.path + "/out.plist"
        #expect(try defaults("export", "d", path).code == 0)
        #expect(try tool.shell("head -c 6 '\(path)'").output == "bplist")
        let extra = try defaults("read", "d", "k", "more")
        #expect(extra.code == 1)
        #expect(extra.error == "Unexpected argument more; leaving defaults unchanged.\n")
    }

    @Test func `Arrays and dictionaries are extended, and other values left alone`() throws {
        #expect(try defaults("write", "d", "a", "-array-add", "x").code == 0)
        #expect(try defaults("write", "d", "a", "-array-add", "-int", "2", "y").code == 0)
        #expect(try defaults("write", "d", "m", "-dict-add", "k", "v").code == 0)
        #expect(try defaults("write", "d", "m", "-dict-add", "k", "w", "l", "-bool", "no").code == 0)
        #expect(try tool.run("-s", "d", "list").output == "a: [\"x\", 2, \"y\"]\nm: {\"k\": \"w\", \"l\": false}\n")
        let outcome = try defaults("write", "d", "m", "-array-add", "x")
        #expect(outcome.code == 1)
        #expect(outcome.error == "Value for key m is not an array; cannot append. Leaving defaults unchanged.\n")
    }

    @Test func `A property list as text is a value or a whole domain`() throws {
        #expect(try defaults("write", "d", "a", #"{"x": 1}"#).code == 0)
        #expect(try defaults("write", "d", "b", "(one, \"two three\")").code == 0)
        #expect(try defaults("write", "d", "c", "<dict><key>n</key><integer>3</integer></dict>").code == 0)
        #expect(try tool.run("-s", "d", "list").output == "a: {\"x\": 1}\nb: [\"one\", \"two three\"]\nc: {\"n\": 3}\n")
        #expect(try defaults("write", "d", "{ only = this; }").code == 0)
        #expect(try tool.run("-s", "d", "list").output == "only: \"this\"\n")
        #expect(try defaults("write", "d", "a", "(unfinished").code == 2)
        #expect(try defaults("write", "d", "just-a-word").code == 2)
    }

    @Test(arguments: [
        "{ value = a; other = b; }",
        "<dict><key>value</key><string>a</string><key>other</key><string>b</string></dict>",
        #"{"value": "a", "other": "b"}"#,
    ])
    func `A key named 'value' is like any other`(list: String) throws {
        #expect(try defaults("write", "d", "k", list).code == 0)
        #expect(try tool.run("-s", "d", "get", "k").output == "{\"other\": \"b\", \"value\": \"a\"}\n")
        #expect(try defaults("write", "d", list).code == 0)
        #expect(try tool.run("-s", "d", "list").output == "other: \"b\"\nvalue: \"a\"\n")
    }

    @Test func `Domains are exported, imported, renamed in, searched and deleted`() throws {
        #expect(try defaults("write", "one", "SampleName", "Minsu").code == 0)
        let exported = try defaults("export", "one", "-")
        #expect(exported.output.contains("<key>SampleName</key>\n\t<string>Minsu</string>"))
        #expect(try defaults("import", "two", "-", input: exported.output).code == 0)
        #expect(try defaults("domains").output == "one, two\n")
        #expect(try defaults("rename", "two", "SampleName", "Name").code == 0)
        #expect(
            try defaults("find", "minsu").output.hasPrefix(
                "Found 1 keys in domain 'one': {\n    SampleName = Minsu;\n}"))
        #expect(try defaults("delete", "two", "Name").code == 0)
        #expect(try defaults("delete", "one").code == 0)
        #expect(try defaults("read", "one").code == 1)
        #expect(try defaults("write", "-g", "k", "v").code == 0)
        #expect(try defaults("read", "NSGlobalDomain", "k").output == "v\n")
    }

    @Test func `Under the name defaults the program behaves like Apple's`() throws {
        let link = tool.temporary.directory.path + "/defaults"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Tool.path("groupdefaults"))
        let outcome = try tool.shell("\"\(link)\" write group.x k v && \"\(link)\" read group.x k")
        #expect(outcome.output == "v\n", "\(outcome)")
    }

    @Test func `The root option may come before or after the name, and the suite option not at all`() throws {
        let root = tool.temporary.directory.path + "/elsewhere"
        #expect(try tool.run("defaults", "--root", root, "write", "d", "k", "v").code == 0)
        #expect(try tool.run("--root", root, "defaults", "read", "d", "k").output == "v\n")
        #expect(try defaults("--root=\(root)", "read", "d", "k").output == "v\n")
        #expect(try defaults("--root").error.contains("option '--root' needs an argument"))
        let help = try tool.run("help", "defaults").output
        #expect(help.contains("--root DIR") && !help.contains("--suite"))
        let outcome = try tool.run("-s", "d", "defaults", "read", "d")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("there is no option '-s'"))
    }

    @Test func `Invalid usage changes nothing`() throws {
        for words in [
            [], ["raed"], ["write", "d"], ["write", "d", "k", "-int"], ["write", "d", "k", "-dict", "x"],
            ["-host", "h", "read"], ["-currentHost"], ["--strict"],
        ] {
            #expect(try tool.start(["defaults"] + words).wait().code == 2, "\(words)")
        }
        #expect(try defaults("write", "d", "k", "v", "w").code == 1)
        #expect(try tool.run("suites").output == "")
    }
}
