import Foundation
import Testing
import XcodeFiles
@testable import ExtensionBuild

/// A target whose files are in a directory of the test's own.
final class TargetFolder {
    var target = Target()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("extension-\(UUID().uuidString)")

    init() {
        (target.product, target.name, target.package) = ("My Widget", "MyWidget", "my_package")
        target.modules.formUnion(["AppGroups", "SwiftUI"])
        target.bundle = url.appendingPathComponent("made/My Widget.appex")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult func add(_ path: String, _ text: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        target.undeclared.append(file)
        return file
    }
}

struct InfoPlistTests {
    private let folder = TargetFolder()

    private func information() throws -> [String: Any] {
        try InfoPlist(of: folder.target, developmentLanguage: "de").keys
    }

    @Test func `A target without an Info.plist has what Xcode fills in`() throws {
        let information = try information()
        #expect(information["CFBundleIdentifier"] as? String == "my-package.My-Widget")
        #expect(information["CFBundleDisplayName"] as? String == "My Widget")
        #expect(information["CFBundleShortVersionString"] as? String == "1.0")
        #expect(information["CFBundleVersion"] as? String == "1")
        #expect(information["CFBundleDevelopmentRegion"] as? String == "de")
        let point = (information["NSExtension"] as? [String: String])?["NSExtensionPointIdentifier"]
        #expect(point == "com.apple.widgetkit-extension")
    }

    @Test func `The accent colour is the colour set that the settings name`() throws {
        #expect(try information()["NSAccentColorName"] == nil)
        for name in ["AccentColor", "Sunset"] { try folder.add("Assets.xcassets/\(name).colorset/Contents.json", "{}") }
        #expect(try information()["NSAccentColorName"] as? String == "AccentColor")
        let setting = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
        let settings = try folder.add("Settings.xcconfig", "\(setting) = Sunset")
        #expect(try information()["NSAccentColorName"] as? String == "Sunset")
        try "\(setting) = Dawn".write(to: settings, atomically: true, encoding: .utf8)
        #expect(try information()["NSAccentColorName"] == nil)
    }

    @Test func `A setting may hold what begins a comment`() throws {
        try folder.add("Settings.xcconfig", "INFOPLIST_KEY_Server = https:/$()/example.com // the company's")
        #expect(try information()["Server"] as? String == "https://example.com")
    }

    @Test func `Included files of settings are followed, each in the place of its line`() throws {
        try folder.add("Shared/Base.inc", "BASE = com.example\nMARKETING_VERSION = 2\n#include \"More.inc\"")
        try folder.add("Shared/More.inc", "CURRENT_PROJECT_VERSION = 7")
        folder.target.settings = try folder.add(
            "Settings.xcconfig",
            """
            MARKETING_VERSION = 1
              #include "Shared/Base.inc"
            #include? "Shared/Nowhere.inc"
            PRODUCT_BUNDLE_IDENTIFIER = $(BASE).widget
            CURRENT_PROJECT_VERSION = $(inherited)0
            """)
        let information = try information()
        #expect(information["CFBundleIdentifier"] as? String == "com.example.widget")
        #expect(information["CFBundleShortVersionString"] as? String == "2")
        #expect(information["CFBundleVersion"] as? String == "70")
    }

    @Test(arguments: [
        ("#include \"Settings.xcconfig\"", "it includes itself"), ("#include \"B.inc\"", "B.inc: it includes itself"),
        ("#include \"Nowhere.inc\"", "it includes Nowhere.inc, which is not there"),
        ("#include Nowhere.inc", "names no file in quotes"), ("#include \"1.inc\"", "more than 16 files deep"),
    ])
    func `Files of settings that include themselves, or what is not there, are refused`(
        line: String, reason: String
    ) throws {
        try folder.add("B.inc", "#include \"Settings.xcconfig\"")
        for number in 1...20 { try folder.add("\(number).inc", "#include \"\(number + 1).inc\"") }
        folder.target.settings = try folder.add("Settings.xcconfig", line)
        let error = #expect(throws: Unreadable.self) { try information() }
        #expect(error?.description.contains(reason) == true)
    }

    @Test func `Settings beside the manifest go before the target's other ones`() throws {
        try folder.add("App.xcconfig", "PRODUCT_BUNDLE_IDENTIFIER = com.example.app\nMARKETING_VERSION = 9")
        folder.target.settings = try folder.add("MyWidget.xcconfig", "PRODUCT_BUNDLE_IDENTIFIER = com.example.widget")
        let information = try information()
        #expect(information["CFBundleIdentifier"] as? String == "com.example.widget")
        #expect(information["CFBundleShortVersionString"] as? String == "1.0")
    }

    @Test func `Its own keys come first, with the build settings of .xcconfig files in them`() throws {
        try folder.add(
            "Info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>AppGroup</key><string>group.$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>Names</key><array><string>${PRODUCT_NAME:rfc1034identifier}$(NOTHING)</string></array>
            </dict></plist>
            """)
        try folder.add(
            "Settings.xcconfig",
            """
            BASE = com.example // the company
            PRODUCT_BUNDLE_IDENTIFIER = $(BASE).widget
            INFOPLIST_KEY_CFBundleDisplayName = Coffee
            """)
        let information = try information()
        #expect(information["AppGroup"] as? String == "group.com.example.widget")
        #expect(information["CFBundleIdentifier"] as? String == "com.example.widget")
        #expect(information["CFBundleDisplayName"] as? String == "Coffee")
        #expect(information["Names"] as? [String] == ["My-Widget"])
    }

    @Test func `Of several settings files the last by name counts, on every machine`() throws {
        for name in ["B", "D", "A", "C"] { try folder.add("\(name).xcconfig", "INFOPLIST_KEY_Host = \(name)") }
        #expect(try information()["Host"] as? String == "D")
        folder.target.undeclared.reverse()
        #expect(try information()["Host"] as? String == "D")
    }

    @Test func `A damaged list is told of, by whichever name it has`() throws {
        try folder.add("Widget-Info.plist", "<plist><dict>")
        #expect(throws: Unreadable.self) { try information() }
    }

    private func list(_ text: String) -> String {
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(text)</dict></plist>"#
    }

    @Test func `Of several, the one that tells of an extension is its own`() throws {
        try folder.add("App/Info.plist", list("<key>CFBundleName</key><string>App</string>"))
        try folder.add(
            "Widget/Widget-Info.plist",
            list("<key>CFBundleName</key><string>Widget</string><key>NSExtension</key><dict/>"))
        try folder.add("Widget/GoogleService-Info.plist", list("<key>API_KEY</key><string>none</string>"))
        #expect(try information()["CFBundleName"] as? String == "Widget")
        #expect(
            try folder.target.bundleFiles().files.keys.sorted() == ["GoogleService-Info.plist", "Info.plist"])
    }

    @Test func `A damaged file is named`() throws {
        let file = try folder.add("Localizable.xcstrings", "{")
        let error = #expect(throws: Unreadable.self) { try folder.target.bundleFiles() }
        #expect(error?.file == file.path)
    }
}

struct StringCatalogTests {
    private let folder = TargetFolder()

    private func tables(_ strings: String) throws -> [String: [String: Any]] {
        try folder.add(
            "Localizable.xcstrings", #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#)
        return try Translations(of: folder.target).files
    }

    @Test func `Words become a table of each language, and the source's own has one, too`() throws {
        let tables = try tables(
            #""Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}, "New": {}"#
        )
        #expect(tables.keys.sorted() == ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
        #expect(tables["de.lproj/Localizable.strings"] as? [String: String] == ["Hello": "Hallo"])
    }

    @Test func `Plurals follow the first whole number`() throws {
        let tables = try tables(
            #"""
            "%@ has %lld cups": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%@ has a cup"}},
                "other": {"stringUnit": {"state": "translated", "value": "%@ has %lld cups"}}}}}}}
            """#)
        let entry = tables["en.lproj/Localizable.stringsdict"]?["%@ has %lld cups"] as? [String: Any]
        #expect(entry?["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
        let forms = entry?["value"] as? [String: String]
        #expect(forms?["one"] == "%1$@ has a cup" && forms?["other"] == "%1$@ has %2$lld cups")
    }

    @Test func `Substitutions follow numbers of their own, and an iPhone's words are taken`() throws {
        let tables = try tables(
            #"""
            "%lld in %lld": {"localizations": {"en": {
                "stringUnit": {"state": "translated", "value": "%#@cups@ in %#@days@"},
                "substitutions": {
                    "cups": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"state": "translated", "value": "%arg cup"}},
                        "other": {"stringUnit": {"state": "translated", "value": "%arg cups"}}}}},
                    "days": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                        "other": {"stringUnit": {"state": "translated", "value": "%arg days"}}}}}}}}},
            "Tap": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
                "iphone": {"stringUnit": {"state": "translated", "value": "Tap it"}}}}}}}
            """#)
        #expect(tables["en.lproj/Localizable.strings"] as? [String: String] == ["Tap": "Tap it"])
        let entry = tables["en.lproj/Localizable.stringsdict"]?["%lld in %lld"] as? [String: Any]
        #expect(entry?["NSStringLocalizedFormatKey"] as? String == "%1$#@cups@ in %2$#@days@")
        #expect((entry?["days"] as? [String: String])?["other"] == "%2$lld days")
    }

    @Test func `A table of one language is taken as it is`() throws {
        try folder.add("fr.lproj/Other.strings", "/* a comment */ \"Yes\" = \"Oui\";")
        #expect(
            try Translations(of: folder.target).files["fr.lproj/Other.strings"] as? [String: String] == ["Yes": "Oui"])
    }

    @Test func `A table outside a language's folder is for all languages`() throws {
        try folder.add("Shared/Localizable.strings", "\"Yes\" = \"Yep\";")
        #expect(
            try Translations(of: folder.target).files["Localizable.strings"] as? [String: String] == ["Yes": "Yep"])
    }
}

struct BundleFilesTests {
    @Test(arguments: ["../../../x", "de/../..", "", "d e"])
    func `A language of a catalogue leads nowhere else`(language: String) throws {
        let folder = TargetFolder()
        let words = #"{"localizations": {"\#(language)": {"stringUnit": {"state": "new", "value": "b"}}}}"#
        try folder.add(
            "Localizable.xcstrings", #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": \#(words)}}"#)
        #expect(throws: Unreadable.self) { try folder.target.bundleFiles() }
    }

    @Test func `Nothing is written outside of the bundle`() throws {
        let folder = TargetFolder()
        var bundle = BundleFiles()
        bundle.files["Resources/../../x"] = Data()
        #expect(throws: (any Error).self) { try bundle.write(to: folder.target.bundle) }
        #expect(!FileManager.default.fileExists(atPath: folder.target.bundle.path))
    }

    private let folder = TargetFolder()

    @Test func `Files that the manifest leaves out are copied, and resources of it are linked`() throws {
        try folder.add("Fonts/inter.ttf", "letters")
        try folder.add("de.lproj/Legal.html", "Recht")
        folder.target.declared = [try folder.add("Data/prices.json", "{}")]
        folder.target.undeclared.removeLast()
        let bundle = try folder.target.bundleFiles()
        #expect(bundle.files.keys.sorted() == ["Info.plist", "de.lproj/Legal.html", "inter.ttf"])
        #expect(
            bundle.links == [
                "My Widget": "../../My Widget", "my_package_MyWidget.resources": "..", "prices.json": "../prices.json",
            ])
    }

    @Test func `A bundle is written once, and anew when something differs`() throws {
        try folder.add("note.txt", "one")
        func inode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: folder.target.bundle.path)[.systemFileNumber] as? Int
        }
        try folder.target.bundleFiles().write(to: folder.target.bundle)
        let first = try inode()
        try folder.target.bundleFiles().write(to: folder.target.bundle)
        #expect(try inode() == first)
        let note = try #require(folder.target.undeclared.first)
        try "two".write(to: note, atomically: true, encoding: .utf8)
        try folder.target.bundleFiles().write(to: folder.target.bundle)
        #expect(
            try String(contentsOf: folder.target.bundle.appendingPathComponent("note.txt"), encoding: .utf8) == "two")
        #expect(BundleFiles(at: folder.target.bundle) == (try folder.target.bundleFiles()))
    }

    @Test func `Catalogues of one name are all in the bundle, the declared one by its name`() throws {
        folder.target.declared = [try folder.add("Own/Assets.xcassets/Own.colorset/Contents.json", "{}")]
            .map { $0.deletingLastPathComponent().deletingLastPathComponent() }
        folder.target.undeclared = try ["App", "Kit"].map {
            try folder.add("\($0)/Assets.xcassets/\($0).colorset/Contents.json", "{}")
                .deletingLastPathComponent().deletingLastPathComponent()
        }
        let bundle = try folder.target.bundleFiles()
        #expect(bundle.links["Assets.xcassets"] == "../Assets.xcassets")
        #expect(
            bundle.files.keys.filter { $0.hasSuffix("Contents.json") }.sorted() == [
                "2/Assets.xcassets/App.colorset/Contents.json", "3/Assets.xcassets/Kit.colorset/Contents.json",
            ])
        try bundle.write(to: folder.target.bundle)
        let names = try folder.target.generated(from: scans("let a = [Color.own, .app, .kit]", of: folder.target)).text
        for name in ["own", "app", "kit"] { #expect(names.contains("static let \(name) = ColorResource")) }
    }
}
