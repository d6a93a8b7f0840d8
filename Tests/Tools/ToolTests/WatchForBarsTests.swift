import Foundation
import TestSupport
import Testing

/// `groupdefaults watch --format`, as bars start it.
struct WatchForBarsTests {
    private let tool = Tool()

    private func watch(_ words: String...) throws -> ChildProcess { try tool.start(["watch"] + words) }

    @Test func `A value is a record, the current one first`() throws {
        try tool.run("set", "--int", "cups", "3")
        let watch = try watch("cups", "--template", "☕ {text} {percentage}%")
        #expect(eventually { watch.output == "☕ 3 3%\n" })
        try tool.run("set", "cups", "4")
        #expect(eventually { watch.output == "☕ 3 3%\n☕ 4 4%\n" })
        try tool.run("unset", "cups")
        #expect(eventually { watch.output == "☕ 3 3%\n☕ 4 4%\n\n" })
        watch.send(SIGTERM)
        #expect(watch.wait().code == 128 + SIGTERM)
    }

    @Test func `waybar chooses an icon and a look by the value`() throws {
        try tool.run("set", "vpn", "down")
        let watch = try watch("vpn", "--format", "waybar")
        #expect(eventually { watch.output.hasSuffix("\n") })
        try tool.run("set", "vpn", "up <b>")
        #expect(eventually { watch.output.split(separator: "\n").count == 2 })
        let objects = try watch.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["text"] as? String } == ["down", "up &lt;b&gt;"])
        #expect(objects.map { $0["alt"] as? String } == ["down", "up <b>"])
        #expect(objects.map { $0["class"] as? [String] } == [["down"], []])
        #expect(objects[0]["tooltip"] as? String == "vpn of group.default")
        #expect((objects[1]["tooltip"] as? String)?.hasSuffix("changed from down") == true)
    }

    @Test func `JSON is that of a watch, with the current value`() throws {
        try tool.run("set", "vpn", "down")
        let watch = try watch("vpn", "--format", "json")
        #expect(eventually { watch.output.hasPrefix(#"{"suite": "group.default", "key": "vpn", "old": null"#) })
    }

    @Test(arguments: [
        ["vpn", "--format", "wayber"], ["vpn", "--template", "{tex}"], ["vpn", "--format", "tmux", "--", "true"],
        ["vpn", "--format", "json", "--template", "{text}"],
    ])
    func `A misuse is refused at once`(words: [String]) throws {
        #expect(try tool.start(["watch"] + words).wait().code == 2)
    }
}
