import Foundation
import TestSupport
import Testing

/// A widget program with assets, words and an Info.plist, as Xcode has them, run as it was built.
struct FixtureTests {
    private let tool = Tool("WidgetFixture")

    private func scene(
        of kind: String = "Coffee", _ words: String..., environment: [String: String] = [:]
    ) throws -> String {
        let outcome = try tool.start(["timeline", kind] + words, environment: environment).wait()
        try #require(outcome.code == 0, "\(outcome.error)")
        return outcome.output
    }

    @Test func `Its bundle answers as an app extension's`() throws {
        let scene = try scene()
        for text in [
            "groupdefaults.WidgetFixture", "1.0", "group.groupdefaults.WidgetFixture", "com.apple.widgetkit-extension",
            "appex", "WidgetFixture", "module in main", "class in main", #"{\"price\": 3}"#,
        ] {
            #expect(scene.contains("\"\(text)\""), "\(text)")
        }
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], ["Kaffee", "1 Tasse", "3 Tassen", "Guten Morgen", "7 Tassen", "5 %"]),
        (["LANG": "en_US.UTF-8"], ["Coffee", "1 cup", "3 cups", "Good morning", "7 cups", "5 %"]),
        (["LANG": "en_US.UTF-8", "LANGUAGE": "de"], ["Kaffee", "1 Tasse", "3 Tassen"]),
        (["LANG": "ja_JP.UTF-8"], ["Coffee", "1 cup", "3 cups"]),
        (["LANG": "C"], ["Coffee", "1 cup", "3 cups"]),
    ])
    func `Its words are in the language of the environment`(environment: [String: String], words: [String]) throws {
        let scene = try scene(environment: environment)
        for text in words { #expect(scene.contains("\"\(text)\""), "\(text)") }
    }

    @Test func `Every word that has a translation is translated`() throws {
        #expect(try !scene(environment: ["LANG": "de_DE.UTF-8"]).contains("\"Coffee\""))
    }

    @Test func `Its assets are found by their symbols`() throws {
        let scene = try scene()
        #expect(scene.contains("#FF6633") && scene.contains("#116633"))
        #expect(scene.contains("Assets.xcassets/Logo.imageset/logo.png"))
    }

    @Test func `The accent colour is that of its catalogue, and so is the usual tint`() throws {
        let looks = try looks()
        for text in ["accent", "tint", "window"] { #expect(looks[text] == "#FF6633", "\(text)") }
        #expect(looks["own tint"] == "#34C759")
    }

    @Test func `Symbols of assets mean the same with UIKit imported, too`() throws {
        let looks = try looks()
        for text in ["symbol", "UIKit's shorthand"] { #expect(looks[text] == "#FF6633", "\(text)") }
        for text in ["symbol of a namespace", "colour of UIKit"] { #expect(looks[text] == "#116633", "\(text)") }
        #expect(try scene(of: "Looks").components(separatedBy: "Logo.imageset/logo.png").count == 4)
    }

    @Test func `Classes of its intent definition configure it`() throws {
        let usual = try scene(of: "Cup")
        for text in ["Arabica of strength 3", "small", "with foam"] { #expect(usual.contains("\"\(text)\"")) }
        let chosen = try scene(of: "Cup", "--set", "bean=robusta", "--set", "size=large", "--set", "foam=false")
        for text in ["Robusta of strength 0", "large", "black"] { #expect(chosen.contains("\"\(text)\"")) }
        #expect(try tool.run("choices", "Cup", "bean").output.contains("Robusta"))
    }

    /// The colour of each text, in light surroundings.
    private func looks() throws -> [String: String] {
        let answer = try JSONSerialization.jsonObject(with: Data(try scene(of: "Looks").utf8))
        return Dictionary(colors(in: answer)) { first, _ in first }
    }

    private func colors(in value: Any) -> [(String, String)] {
        if let list = value as? [Any] { return list.flatMap(colors) }
        guard let members = value as? [String: Any] else { return [] }
        if let text = (members["content"] as? [String: Any])?["words"] as? String, let paint = members["paint"] {
            return [(text, paint as? String ?? (paint as? [String: Any])?["light"] as? String ?? "none")]
        }
        return members.values.flatMap(colors)
    }
}
