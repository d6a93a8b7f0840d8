import GroupStore
import Testing

@testable import groupwidgets

struct WaybarConfigTests {
    private func config(_ text: String) throws -> WaybarConfig {
        WaybarConfig(try LenientJSON.value(Array(text.utf8)))
    }

    private func script(_ module: String, script: String? = nil) throws -> ImportedScript {
        let config = try config("{\"custom/tea\": {\(module)}}")
        return ImportedScript(try #require(config.modules.first), of: "/config", script: script)
    }

    @Test func `Modules with a command are taken, of each bar, and the others are named`() throws {
        let config = try config(
            """
            [{"layer": "top", "include": ["more.jsonc"], "modules-left": ["custom/tea"],
              "custom/tea": {"exec": "cat ~/tea", "interval": 5}, "custom/power": {"on-click": "wlogout"},
              "clock": {"format": "{:%H}"}, "group/all": {"modules": []}},
             {"custom/tea": {"exec": "cat ~/tea", "interval": 5}, "custom/mail": {"exec": " "}}]
            """)
        #expect(config.modules.map(\.name) == ["tea"])
        #expect(config.includes == ["more.jsonc"])
        #expect(config.buttons == ["custom/power", "custom/mail"])
        #expect(config.builtIn == ["clock"])
    }

    @Test func `A script has the command as it was, under its condition`() throws {
        let script = try script(#""exec": "printf '%s' \"$HOME\"", "exec-if": "test -e ~/tea""#)
        #expect(
            script.content
                == .text("#!/bin/sh\n# custom/tea of /config\nif test -e ~/tea\nthen\nprintf '%s' \"$HOME\"\nfi\n"))
        #expect(script.name == "tea.sh")
    }

    @Test(arguments: [
        (#""exec": "curl -s wttr.in", "interval": 1800"#, "tea.30m.sh", []),
        (#""exec": "curl -s wttr.in", "interval": 0.4"#, "tea.1s.sh", []),
        (#""exec": "curl -s wttr.in", "interval": "once""#, "tea.sh", []),
        (
            #""exec": "groupdefaults get cups", "interval": 5, "signal": 8"#, "tea.sh",
            ["its interval is not needed: what it reads runs it again", "signal 8 is not needed"]
        ),
        (
            #""exec": "jq .name ~/state.json; date", "interval": 86400, "format": "{}", "on-click": "x""#, "tea.1d.sh",
            ["not taken: format, on-click"]
        ),
        (
            #""exec": "playerctl metadata", "signal": 4"#, "tea.sh",
            ["in place of signal 4, run 'groupwidgets reload' with its kind, or set a key that it reads"]
        ),
    ])
    func `An interval stays only for what no file or key tells`(module: String, name: String, remarks: [String]) throws
    {
        let script = try script(module)
        #expect(script.name == name)
        #expect(script.remarks == remarks)
    }

    @Test func `What a command reads is told by the script that it starts, if that can be read`() throws {
        let module = #""exec": "~/bin/tea", "interval": 5"#
        #expect(try script(module).name == "tea.5s.sh")
        #expect(try script(module, script: "#!/bin/sh\ncat ~/tea\n").name == "tea.sh")
    }

    @Test func `No name leaves the directory, and no comment ends early`() throws {
        let config = try config(##"{"custom/../../x y\nrm": {"exec": "true"}, "custom/": {"exec": "true"}}"##)
        let scripts = config.modules.map { ImportedScript($0, of: "/a\nrm -rf") }
        #expect(scripts.map(\.name) == ["module.sh", "------x-y-rm.sh"])
        #expect(scripts.allSatisfy { $0.content != .text("") && $0.text.split(separator: "\n").count == 3 })
    }

    @Test(arguments: [("tea.30s.sh", "cat ~/tea", 1), ("tea.30s.sh", "curl x", 0), ("tea.sh", "cat ~/tea", 0)])
    func `A plugin is linked, and its interval may be needless`(name: String, text: String, count: Int) {
        let script = ImportedScript(plugin: name, at: "/plugins/\(name)", text: text)
        #expect(script.content == .link(to: "/plugins/\(name)"))
        #expect(script.remarks.count == count)
    }
}

extension ImportedScript {
    fileprivate var text: String { if case .text(let text) = content { text } else { "" } }
}
