import Foundation
import TestSupport
import Testing

/// A widget program with assets, words and an Info.plist, as Xcode has them, run as it was built.
struct FixtureTests {
    private let tool = Tool("WidgetFixture")

    private func scene(_ environment: [String: String] = [:]) throws -> String {
        let outcome = try tool.run("timeline", "Coffee", environment: environment)
        try #require(outcome.code == 0, "\(outcome.error)")
        return outcome.output
    }

    @Test func `Its bundle answers as an app extension's`() throws {
        let scene = try scene()
        for text in [
            "groupdefaults.WidgetFixture", "1.0", "group.groupdefaults.WidgetFixture", "com.apple.widgetkit-extension",
            "appex", "WidgetFixture", "module in main", #"{\"price\": 3}"#,
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
        let scene = try scene(environment)
        for text in words { #expect(scene.contains("\"\(text)\""), "\(text)") }
    }

    @Test func `Every word that has a translation is translated`() throws {
        #expect(try !scene(["LANG": "de_DE.UTF-8"]).contains("\"Coffee\""))
    }

    @Test func `Its assets are found by their symbols`() throws {
        let scene = try scene()
        #expect(scene.contains("#FF6633") && scene.contains("#116633"))
        #expect(scene.contains("Assets.xcassets/Logo.imageset/logo.png"))
    }
}
