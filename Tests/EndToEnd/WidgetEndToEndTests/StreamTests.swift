import Foundation
import GroupTesting
import TestSupport
import Testing

/// `groupwidgets stream`, as bars start it.
struct StreamTests {
    private let group: TestGroup
    private let suite = "group.com.example.app"

    init() throws {
        group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb", "LANG": "C.UTF-8"])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CoffeeWidget"))
        try group.run("groupwidgets", "place", "Coffee", "--family", "small")
        try group.run("groupdefaults", "set", "-s", suite, "--int", "cups", "3")
    }

    private func host() throws -> TestProcess {
        let host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "Coffee-1")
        return host
    }

    @Test func `A widget is told now, at each change, when it is removed, and when it is placed again`() throws {
        let host = try host()
        let stream = try group.start("groupwidgets", ["stream", "Coffee-1", "--template", "{text} {percentage}%"])
        try stream.wait(forOutput: "You 3 cups 3 of 8 cups 38%\n")
        try group.run("groupdefaults", "set", "-s", suite, "cups", "4")
        try stream.wait(forOutput: "You 4 cups 4 of 8 cups 50%\n")
        try group.run("groupwidgets", "remove", "Coffee-1")
        try stream.wait(forOutput: "50%\n\n")
        try group.run("groupwidgets", "place", "Coffee", "--family", "small")
        try stream.wait(forOutput: "50%\n\nYou 4 cups")
        withExtendedLifetime(host) {}
    }

    @Test func `It ends with its reader, also while nothing changes`() throws {
        let host = try host()
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let shell = try group.start("/bin/sh", ["-c", "\"$0\" stream Coffee-1 | head -n 1", tool])
        #expect(try shell.wait().output == "You 3 cups 3 of 8 cups\n")
        withExtendedLifetime(host) {}
    }

    @Test func `A host that ends is told, since nothing is reloaded then`() throws {
        let host = try host()
        let stream = try group.start("groupwidgets", ["stream", "Coffee-1", "--template", "{class}."])
        try stream.wait(forOutput: ".\n")
        host.send(SIGKILL)
        try stream.wait(forOutput: "stale.\n")
        let next = try group.start("groupwidgets", ["run", "--plain"])
        try stream.wait(forOutput: "stale.\n.\n")
        withExtendedLifetime(next) {}
    }

    @Test func `A widget that is not placed is refused, and one that shows nothing yet is not`() throws {
        let refused = try group.run("groupwidgets", "stream", "Cofee-1", expecting: 1)
        #expect(refused.errorOutput.contains("did you mean 'Coffee-1'?"))
        #expect(try group.run("groupwidgets", "stream", "Coffee-1", "--once").output == "\n")
        let several = try group.run(
            "groupwidgets", "stream", "Coffee-1", "Coffee-1", "--format", "waybar", expecting: 2)
        #expect(several.errorOutput.contains("--format waybar shows one widget"))
        let format = try group.run("groupwidgets", "stream", "Coffee-1", "--format", "wayber", expecting: 2)
        #expect(format.errorOutput.contains("did you mean 'waybar'?"))
    }

    @Test func `An object has the words, the reason and the percentage`() throws {
        let host = try host()
        let line = try group.run("groupwidgets", "stream", "Coffee-1", "--format", "json", "--once").output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["widget"] as? String == "Coffee-1")
        #expect(object["text"] as? String == "You 3 cups 3 of 8 cups")
        #expect(object["percentage"] as? Int == 38)
        #expect(object["class"] as? [String] == [])
        #expect(object["cause"] as? String == "the host started")
        withExtendedLifetime(host) {}
    }

    @Test func `An archive that cannot be read is a failure, and the widget stays in the bar`() throws {
        let host = try host()
        host.send(SIGTERM)
        try host.wait()
        try Files.writeInPlace("{", to: group.path + "/.widgets/archives/Coffee-1.json")
        let line = try group.run("groupwidgets", "stream", "Coffee-1", "--template", "{text} {class}", "--once").output
        #expect(line == "⚠ Coffee-1 failed stale\n")
    }

    @Test func `Clicks on a line of i3bar are taps and reloads`() throws {
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CupsWidget"))
        let id = try group.run("groupwidgets", "place", "Cups").output.dropLast()
        let host = try host()
        try host.wait(forOutput: "\(id)")
        let pipe = group.path + "/clicks"
        #expect(mkfifo(pipe, 0o600) == 0)
        let tool = try TestGroup.path(ofProgram: "groupwidgets")
        let stream = try group.start(
            "/bin/sh", ["-c", "exec \"$0\" stream Coffee-1 \(id) --format i3bar < \"$1\"", tool, pipe])
        let clicks = try #require(FileHandle(forWritingAtPath: pipe))
        try stream.wait(forOutput: "{\"version\":1,\"click_events\":true}\n[\n[]\n")
        try clicks.write(contentsOf: Data("[\n{\"name\":\"groupwidgets\",\"instance\":\"\(id)\",\"button\":1}\n".utf8))
        try host.wait(forOutput: "\(id): a tap performs")
        try clicks.write(contentsOf: Data(",{\"instance\":\"Coffee-1\",\"button\":3,\"modifiers\":[]}\n".utf8))
        try host.wait(forOutput: "reload of Coffee was requested")
        withExtendedLifetime(host) {}
    }
}
