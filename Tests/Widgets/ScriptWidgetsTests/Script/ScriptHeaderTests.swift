@testable import ScriptWidgets
import Testing
import WidgetArchive

struct ScriptHeaderTests {
    private static let script = """
        #!/bin/sh
        #  <xbar.title>VPN</xbar.title>
        #  <xbar.desc>Whether it is up.</xbar.desc>
        // <bitbar.version>1.2</bitbar.version>
        # <xbar.dependencies>jq, curl</xbar.dependencies>
        # <xbar.var>string(HOST="a (b)"): Host to ask</xbar.var>
        # <xbar.var>number(LIMIT=5): Lines</xbar.var>
        # <xbar.var>number(DELAY=0.5): Seconds</xbar.var>
        # <xbar.var>boolean(VERBOSE=True): Say more</xbar.var>
        # <xbar.var>select(MODE="auto"): When [auto, manual]</xbar.var>
        # <xbar.var>string(TOKEN): Key</xbar.var>
        # <swiftbar.environment>[LANG=C, COLOR=1]</swiftbar.environment>
        # <swiftbar.schedule>0 7 * * *|0 9 * * 1</swiftbar.schedule>
        # <swiftbar.type>streamable</swiftbar.type>
        # <swiftbar.hideAbout>true</swiftbar.hideAbout>
        # <groupwidgets.families>small, accessoryInline</groupwidgets.families>
        echo "<b>no header</b> <xbar.nothing"
        """
    private let header = ScriptHeader(script.utf8)

    @Test func `A script says what it is`() {
        #expect(header.title == "VPN")
        #expect(header.summary == "Whether it is up.")
        #expect(header.families == [.systemSmall, .accessoryInline])
        #expect(header.schedule == [CronSchedule("0 7 * * *"), CronSchedule("0 9 * * 1")])
        #expect(header.isStreaming)
        #expect(header.notes == [])
    }

    @Test func `Its variables are parameters with types`() {
        #expect(header.variables.map(\.name) == ["HOST", "LIMIT", "DELAY", "VERBOSE", "MODE", "TOKEN"])
        #expect(header.variables.map(\.type) == [.text, .integer, .real, .boolean, .choice, .text])
        #expect(header.variables.map(\.title) == ["Host to ask", "Lines", "Seconds", "Say more", "When", "Key"])
        let standards: [Parameter?] = [
            .text("a (b)"), .integer(5), .real(0.5), .boolean(true), .text("auto"), nil,
        ]
        #expect(header.variables.map { $0.standard?.value } == standards)
        #expect(header.variables[4].cases.map(\.value) == [.text("auto"), .text("manual")])
    }

    @Test func `A kind has its name, its families and its parameters`() {
        let kind = header.kind(of: ScriptName("vpn.30s.sh"))
        #expect(kind.kind == "vpn")
        #expect(kind.name == "VPN")
        #expect(kind.parameters.count == 6)
        let plain = ScriptHeader("echo hi".utf8).kind(of: ScriptName("hi.sh"))
        #expect(plain.name == "hi")
        #expect(plain.families == ScriptHeader.usualFamilies)
    }

    @Test func `Parameters are the environment of a run`() {
        let environment = header.environment(["LIMIT": .real(7), "MODE": .text("manual"), "OTHER": .text("x")])
        #expect(
            environment == [
                "LANG": "C", "COLOR": "1", "HOST": "a (b)", "LIMIT": "7", "DELAY": "0.5", "VERBOSE": "true",
                "MODE": "manual",
            ])
    }

    @Test func `Values that xbar has saved are defaults`() {
        let saved = header.with(saved: Array(#"{"HOST": "h", "LIMIT": 9, "MODE": "never", "GONE": 1}"#.utf8))
        #expect(saved.environment([:])["HOST"] == "h")
        #expect(saved.environment([:])["LIMIT"] == "9")
        #expect(saved.environment([:])["MODE"] == "auto")
        #expect(saved.notes == ["'never' does not suit 'MODE'"])
        #expect(header.with(saved: Array("{".utf8)).notes.count == 1)
    }

    @Test(
        arguments: [
            ("<xbar.var>string HOST</xbar.var>", "'string HOST': expected type(NAME=value): text"),
            (
                "<xbar.var>colour(A=1): x</xbar.var>",
                "'colour(A=1): x': the types are string, number, boolean and select"
            ),
            (
                "<xbar.var>string(A B=1): x</xbar.var>",
                "'string(A B=1): x': a variable's name has letters, digits and underscores"
            ),
            ("<groupwidgets.families>tiny</groupwidgets.families>", nil),
            ("<groupwidgets.colour>red</groupwidgets.colour>", "'groupwidgets.colour' has no effect here"),
            ("<swiftbar.environment>[A]</swiftbar.environment>", "'A' is not NAME=value"),
            ("<swiftbar.refreshOnOpen>true</swiftbar.refreshOnOpen>", "'swiftbar.refreshonopen' has no effect here"),
            (
                "<swiftbar.schedule>0 7 * *</swiftbar.schedule>",
                "'0 7 * *' is no schedule: minute, hour, day, month and day of the week"
            ),
        ] as [(String, String?)])
    func `A wrong header is noted`(_ line: String, note: String?) {
        let notes = ScriptHeader("# \(line)\n".utf8).notes
        #expect(notes.count == 1)
        if let note { #expect(notes == [note]) }
    }

    @Test func `A script that names a variable of the appearance asks for it`() {
        #expect(!header.asksForAppearance)
        #expect(ScriptHeader("#!/bin/sh\n[ \"$XBARDarkMode\" = true ] && echo dark".utf8).asksForAppearance)
    }

    @Test func `Only the beginning of a script is read`() {
        let late = String(repeating: "x", count: ScriptHeader.length) + "<xbar.title>late</xbar.title>"
        #expect(ScriptHeader(late.utf8).title == nil)
        #expect(ScriptHeader("<xbar.title>open".utf8).title == "open")
    }
}
