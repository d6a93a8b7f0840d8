import Foundation
import GroupTesting
import Testing

/// What `groupwidgets` has in common with other tools.
struct ToolMannersTests {
    private func group(adding program: String? = nil) throws -> TestGroup {
        let group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb"])
        if let program { try group.run("groupwidgets", "add", TestGroup.path(ofProgram: program)) }
        return group
    }

    private func refused(_ words: String...) throws -> String {
        let group = try group()
        let process = try group.start("groupwidgets", words)
        let outcome = try process.wait()
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        return outcome.errorOutput
    }

    @Test(arguments: [
        ("ls", "groupwidgets list"), ("status", "groupwidgets list"), ("start", "groupwidgets run"),
        ("restart", "groupwidgets stop"), ("rm", "groupwidgets remove ID"), ("delete", "groupwidgets remove ID"),
        ("register", "groupwidgets add PROGRAM"), ("new", "groupwidgets init"), ("set", "groupwidgets edit ID"),
        ("refresh", "groupwidgets reload KIND"), ("view", "groupwidgets show KIND"), ("png", "--png FILE"),
        ("click", "groupwidgets tap ID"), ("explain", "groupwidgets why ID"), ("logs", "groupwidgets log -f"),
        ("diagnose", "groupwidgets doctor"), ("lst", "did you mean 'list'?"),
    ])
    func `A word of other tools is answered with the command to use`(word: String, advice: String) throws {
        let error = try refused(word)
        #expect(error.hasPrefix("error: there is no command '\(word)'\nhint: ") && error.contains(advice))
    }

    @Test func `What is missing is named, and the usage shows the options`() throws {
        let error = try refused("place")
        #expect(
            error.hasPrefix("error: place: too few arguments; KIND is missing\nhint: usage: groupwidgets place KIND"))
        #expect(error.contains("[--family FAMILY]"))
        #expect(try refused("--frobnicate").hasPrefix("error: there is no option '--frobnicate'"))
        #expect(try refused("why", "--json=5").contains("option '--json' takes no argument"))
    }

    @Test(arguments: ["--version", "-V", "version"])
    func `The version is told`(word: String) throws {
        #expect(try group().run("groupwidgets", word).output.hasPrefix("groupwidgets "))
    }

    @Test func `Colours are used as asked for`() throws {
        let group = try group(adding: "Basic")
        try group.run("groupwidgets", "place", "BasicWidget")
        for words in [["list"], ["show", "--once"]] {
            func colours(_ option: String) throws -> Bool {
                let process = try group.start("groupwidgets", words + [option])
                return try process.wait().output.contains("\u{1B}[")
            }
            #expect(try colours("--color=always"))
            #expect(try !colours("--color=never"))
            #expect(try !colours("--color=auto"))
        }
        #expect(try refused("list", "--color=sometimes").contains("--color takes auto, always or never"))
    }

    @Test func `What is listed as JSON is one array, also if it is empty`() throws {
        let group = try group(adding: "Basic")
        func array(_ words: String...) throws -> [Any] {
            let output = try group.start("groupwidgets", words + ["--json"]).wait().output
            return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [Any])
        }
        for command in ["list", "why", "stack", "activities", "show"] { #expect(try array(command).isEmpty) }
        for _ in 1...2 { try group.run("groupwidgets", "place", "BasicWidget") }
        try group.run("groupwidgets", "stack", "add", "BasicWidget-1", "BasicWidget-2")
        #expect(try array("kinds").count == 1)
        #expect(try array("list").count == 2)
        #expect(try array("stack").count == 1)
    }

    @Test func `A size may be called by its short name`() throws {
        let group = try group(adding: "Characters")
        try group.run("groupwidgets", "place", "CharacterDetail", "--family", "Medium")
        #expect(try group.run("groupwidgets", "list").output.contains("systemMedium"))
        try group.run("groupwidgets", "edit", "CharacterDetail-1", "--family", "large")
        #expect(try group.run("groupwidgets", "list").output.contains("systemLarge"))
        let small = try group.run("groupwidgets", "show", "CharacterDetail", "--family", "small", "--once").output
        #expect(small.split(separator: "\n").first?.count == 22)
        let refused = try group.run("groupwidgets", "place", "CharacterDetail", "--family", "xl", expecting: 2)
        #expect(
            refused.errorOutput.contains(
                "hint: it comes as small (systemSmall), medium (systemMedium), large (systemLarge)\n"))
    }

    @Test func `Several kinds are placed at once, or none if one of them cannot be`() throws {
        let group = try group(adding: "CupsWidget")
        try group.run("groupwidgets", "place", "Cups", "Nothing", expecting: 1)
        #expect(try group.run("groupwidgets", "list").output.isEmpty)
        #expect(try group.run("groupwidgets", "place", "Cups", "Note").output == "Cups-1\nNote-1\n")
    }

    @Test func `What cannot be done says what to do`() throws {
        let group = try group()
        let kind = try group.run("groupwidgets", "place", "Nothing", expecting: 1)
        #expect(kind.errorOutput.contains("'groupwidgets add PROGRAM' registers more"))
        let widget = try group.run("groupwidgets", "remove", "Nothing-1", expecting: 1)
        #expect(widget.errorOutput.contains("'groupwidgets list' lists the placed widgets"))
        #expect(try refused("log", "-fx").contains("there is no option '-x' as in '-fx'"))
    }

    @Test func `Sizes are completed with those of the kind`() throws {
        let group = try group(adding: "Basic")
        let sizes = try group.run("groupwidgets", "complete", "--", "place", "BasicWidget", "--family", "").output
        #expect(sizes.hasPrefix("small\tsystemSmall\n"))
        #expect(!sizes.contains("large"))
        let all = try group.run("groupwidgets", "complete", "--", "place", "--family", "").output
        for name in ["small", "extraLarge", "inline", "systemSmall"] { #expect(all.contains(name)) }
    }
}
