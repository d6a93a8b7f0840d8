import Foundation
import TestSupport
import Testing

/// `groupwidgets import`, as a person calls it.
struct ImportTests {
    private let tool = Tool("groupwidgets")
    private var home: String { tool.temporary.directory.path }
    private var scripts: String { home + "/.local/share/groupwidgets/scripts" }

    private func config(_ text: String) throws -> String {
        try Files.writeInPlace(text, to: home + "/config.jsonc")
        return home + "/config.jsonc"
    }

    @Test func `A module becomes a script that prints the same`() throws {
        let config = try config(#"{"custom/tea": {"exec": "echo \"tea: $((1 + 2))\"", /* why */ "interval": 5,},}"#)
        let outcome = try tool.run("import", config)
        #expect(outcome.code == 0)
        #expect(outcome.output == "\(scripts)/tea.5s.sh  custom/tea\n")
        #expect(outcome.error.contains("next: groupwidgets add \(scripts)/tea.5s.sh"))
        #expect(try tool.shell("\(scripts)/tea.5s.sh").output == "tea: 3\n")
    }

    @Test func `Files that a configuration includes are read too, each once`() throws {
        let config = try config(#"{"include": ["~/modules.jsonc", "none.jsonc"], "custom/tea": {"exec": "true"}}"#)
        let modules =
            #"{"clock": {}, "custom/off": {}, "include": "config.jsonc", "custom/mail": {"exec": "true"}, "custom/tea": {"exec": "false"}}"#
        try Files.writeInPlace(modules, to: home + "/modules.jsonc")
        let outcome = try tool.run("import", config)
        #expect(
            outcome.output.split(separator: "\n") == [
                "\(scripts)/tea.sh  custom/tea", "\(scripts)/mail.sh  custom/mail",
                "\(scripts)/other-tea.sh  custom/tea",
            ])
        #expect(outcome.error.contains("left out: \(home)/none.jsonc cannot be read"))
        #expect(outcome.error.contains("left out: without exec: custom/off\nleft out: built into waybar: clock\n"))
    }

    @Test func `A file that differs stays, unless it is to be replaced`() throws {
        let config = try config(#"{"custom/a": {"exec": "true"}, "custom/tea": {"exec": "true"}}"#)
        try FileManager.default.createDirectory(atPath: scripts, withIntermediateDirectories: true)
        try Files.writeInPlace("mine\n", to: scripts + "/tea.sh")
        let refused = try tool.run("import", config)
        #expect(refused.code == 2)
        #expect(refused.error.contains("tea.sh is there already, and differs"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scripts) == ["tea.sh"])
        #expect(try Files.read(scripts + "/tea.sh") == "mine\n")
        #expect(try tool.run("import", config, "--force").code == 0)
        #expect(try Files.read(scripts + "/tea.sh").hasPrefix("#!/bin/sh\n"))
        #expect(try tool.run("import", config).code == 0)
    }

    @Test func `Plugins are linked where they stay, with their settings`() throws {
        let plugins = home + "/plugins"
        try FileManager.default.createDirectory(atPath: plugins, withIntermediateDirectories: true)
        try Files.writeProgram("#!/bin/sh\necho tea\n", to: plugins + "/tea.10s.sh")
        try Files.writeInPlace("{}", to: plugins + "/tea.10s.sh.vars.json")
        try Files.writeInPlace("notes", to: plugins + "/README.md")
        let outcome = try tool.run("import", plugins, "--to", home + "/to")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("left out: README.md: it cannot be run"))
        #expect(try tool.shell("\(home)/to/tea.10s.sh").output == "tea\n")
        #expect(try Files.read(home + "/to/tea.10s.sh.vars.json") == "{}")
    }

    @Test func `What cannot be read is told with its place, and nothing to take is not found`() throws {
        let config = try config("{\n  \"custom/tea\": {\"exec\": }\n}")
        let broken = try tool.run("import", config)
        #expect(broken.code == 3)
        #expect(broken.error.contains("config.jsonc:2:26: "))
        #expect(try tool.run("import", self.config("{\"clock\": {}}")).code == 1)
        #expect(try tool.run("import", home + "/none").code == 1)
    }
}
