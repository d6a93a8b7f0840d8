import Foundation
import GroupStore
import GroupTesting
import Testing
import WidgetKit

/// What a person wishes of all widgets of a root, and of one picture.
struct DisplaySettingsTests {
    private func picture(_ group: TestGroup, _ words: String...) throws -> String {
        let outcome = try group.start("groupwidgets", ["show", "BasicWidget", "--svg", "-"] + words).wait()
        #expect(outcome.code == 0, "\(outcome.errorOutput)")
        return outcome.output
    }

    @Test func `A placed widget is shown as the settings say from its next reload on`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
        #expect(try !widget.picture().svg.contains(#"font-weight="500""#))
        try group.run("groupwidgets", "settings", "text-size=accessibility1", "bold-text=on")
        let wished = try widget.nextReload()
        let svg = try wished.picture().svg
        #expect(svg.contains(#"font-size="28""#) && svg.contains(#"font-weight="500""#), "\(svg)")
        #expect(try widget.picture().svg.contains(#"font-weight="500""#))
        #expect(
            try group.run("groupwidgets", "settings").output
                == "text-size=accessibility1\nbold-text=on\nincrease-contrast=off\n")
    }

    @Test func `A picture can have other settings than the widgets of the root`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "Basic"))
        #expect(try !picture(group).contains(#"font-size="38""#))
        let wished = try picture(group, "--text-size", "accessibility1", "--bold-text")
        #expect(wished.contains(#"font-size="38""#) && wished.contains(#"font-weight="500""#), "\(wished)")
    }

    /// A line for each text, with plain spaces.
    private func receipt(_ words: [String], _ environment: [String: String]) throws -> [String] {
        let group = try TestGroup(environment: ["LC_ALL": "", "TZ": "UTC"].merging(environment) { $1 })
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CupsWidget"))
        let outcome = try group.start("groupwidgets", ["show", "Receipt", "--svg", "-"] + words).wait()
        #expect(outcome.code == 0, "\(outcome.errorOutput)")
        return outcome.output.matches(of: /<text[^>]*>([^<]+)</).map {
            String($0.1).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
        }
    }

    @Test func `Dates, times, numbers and currencies are those of the environment`() throws {
        let american = [
            "Jun 19, 2025 at 9:43 AM", "9:43 AM", "6/19/2025", "$12,345.67", "50%", "en_US en_US",
        ]
        #expect(try receipt([], ["LANG": "en_US.UTF-8"]) == american)
        #expect(try receipt([], ["LANG": "C.UTF-8"]) == american)
        #expect(
            try receipt([], ["LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"])
                == ["19 Jun 2025 at 09:43", "09:43", "19/06/2025", "US$12,345.67", "50%", "en_GB en_GB"])
        #expect(
            try receipt([], ["LANG": "de_DE.UTF-8"])
                == ["19.06.2025, 09:43", "09:43", "19.6.2025", "12.345,67 $", "50 %", "de_DE de_DE"])
    }

    @Test func `A picture can have a locale of its own`() throws {
        let japanese = try receipt(["--locale", "ja_JP"], ["LANG": "en_US.UTF-8"])
        #expect(japanese == ["2025/06/19 9:43", "9:43", "2025/6/19", "$12,345.67", "50%", "ja_JP ja_JP"])
    }

    @Test func `Settings that cannot be read are told, and not written over`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "settings", "text-size=accessibility1")
        let suite = try Suite(SuiteName("settings"), in: Root(path: group.path + "/.widgets"))
        try "{ broken".write(toFile: suite.path, atomically: true, encoding: .utf8)
        for words in [["settings"], ["settings", "text-size=large"]] {
            let outcome = try group.start("groupwidgets", words).wait()
            #expect(outcome.code == 3 && outcome.errorOutput.contains("settings.json:1:3"), "\(outcome)")
        }
        #expect(try group.run("groupwidgets", "list").errorOutput.contains("settings.json:1:3"))
    }

    @Test(arguments: [
        (["font=Inter"], "there is no setting 'font'; there are text-size, bold-text, increase-contrast"),
        (["text-size=huge"], "'huge' is not a value for text-size; use xSmall, small"),
        (["bold-text"], "'bold-text' is not PARAMETER=VALUE"),
    ])
    func `What is no setting is named`(_ words: [String], _ problem: String) throws {
        let outcome = try TestGroup().start("groupwidgets", ["settings"] + words).wait()
        #expect(outcome.code == 2 && outcome.errorOutput.contains(problem), "\(outcome.errorOutput)")
    }
}
