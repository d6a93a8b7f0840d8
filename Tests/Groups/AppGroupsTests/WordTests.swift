import Foundation
import TestSupport
import Testing
@testable import AppGroups

struct LanguageTests {
    @Test(arguments: [
        (["LANG": "de_AT.UTF-8"], ["de-AT"]), (["LANG": "en_US.UTF-8", "LC_ALL": "fr_FR"], ["fr-FR"]),
        (["LANG": "en_US", "LANGUAGE": "ko:ja"], ["ko", "ja", "en-US"]), (["LANG": "C", "LANGUAGE": "ko"], []),
        (["LANG": "C.UTF-8"], []), ([:], []), (["LANG": "de_DE@euro", "LC_MESSAGES": ""], ["de-DE"]),
    ])
    func `The environment asks for languages`(environment: [String: String], languages: [String]) {
        #expect(Languages.asked(by: environment) == languages)
    }

    @Test(arguments: [
        (["de-AT"], "de"), (["pt-BR"], "pt-BR"), (["pt-PT"], "pt-BR"), (["zh-CN"], "zh-Hans"), (["zh-TW"], "zh-Hant"),
        (["fi", "en-GB"], "en"), (["fi"], nil), ([], nil),
    ])
    func `The best language that there is`(wanted: [String], best: String?) {
        #expect(Languages.best(of: ["en", "de", "pt-BR", "zh-Hans", "zh-Hant"], wanted: wanted) == best)
    }

    @Test(arguments: [
        ("en", "other one other other"), ("fr", "one one other other"), ("ru", "many one few many"),
        ("pl", "many one few many"), ("ja", "other other other other"), ("ar", "zero one two few"),
        ("cs", "other one few other"),
    ])
    func `Numbers have the forms of their language`(language: String, forms: String) {
        let found = [0, 1, 2, 5].map { PluralCategory(of: $0, in: language).rawValue }
        #expect(found.joined(separator: " ") == forms)
    }

    /// By the rules of Unicode's CLDR.
    @Test(arguments: [
        ("sl", "other one two few other other other other other other other one few"),
        ("lt", "other one few few few few other other other one few one many"),
        ("lv", "zero one other other other other zero zero zero one other one other"),
        ("ro", "few one few few few few few few other other other few few"),
        ("ga", "other one two few few many other other other other other other other"),
        ("cy", "zero one two few many other other other other other other other other"),
        ("mt", "few one two few few few many many other other other other other"),
        ("he", "other one two other other other other other other other other other one"),
        ("hr", "other one few few other other other other other one few one other"),
        ("is", "other one other other other other other other other one other one other"),
        ("hi", "one one other other other other other other other other other other one"),
    ])
    func `Numbers have the forms of languages with rules of their own`(language: String, forms: String) {
        let numbers = [0, 1, 2, 3, 6, 7, 11, 12, 20, 21, 22, 101, 0.5]
        let found = numbers.map { PluralCategory(of: $0, in: language).rawValue }
        #expect(found.joined(separator: " ") == forms)
    }
}

struct WordTableTests {
    private let directory = TemporaryDirectory()

    private func write(_ text: String, _ path: String) throws {
        let file = URL(fileURLWithPath: directory.path).appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func format(_ key: String, _ locale: String, _ numbers: Double?...) -> String {
        WordTables.format(
            for: key, value: nil, table: nil, bundlePath: directory.path, locale: Locale(identifier: locale),
            numbers: numbers)
    }

    @Test func `Words are in the language of the locale, and else in the one of development`() throws {
        try write(#""Hello" = "Hallo";"#, "de.lproj/Localizable.strings")
        try write(#""Hello" = "Hello there";"#, "en.lproj/Localizable.strings")
        #expect(format("Hello", "de_AT") == "Hallo")
        #expect(format("Hello", "fi_FI") == "Hello there")
        #expect(format("Bye", "de_AT") == "Bye")
    }

    @Test func `A table outside the languages' folders is for all that lack a key`() throws {
        try write(#""Hello" = "Hallo";"#, "de.lproj/Localizable.strings")
        try write(#""Hello" = "Hi"; "Bye" = "See you";"#, "Localizable.strings")
        #expect(format("Hello", "de_DE") == "Hallo" && format("Bye", "de_DE") == "See you")
    }

    @Test func `The words of a module are in the bundle that was made for it`() throws {
        try write(#""Hello" = "hello";"#, "en.lproj/Localizable.strings")
        try write(#""Hello" = "Hallo";"#, "Steps.appex/de.lproj/Localizable.strings")
        #expect(format("Hello", "de_AT") == "Hallo")
    }

    @Test func `Words follow numbers, each its own`() throws {
        let variable = { (name: String, one: String, other: String) in
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld of %lld</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@cups@ in %2$#@days@, 100%%</string>
            \(variable("cups", "%lld cup", "%lld cups"))\(variable("days", "a day", "%2$lld days"))
            </dict></dict></plist>
            """, "en.lproj/Localizable.stringsdict")
        #expect(format("%lld of %lld", "en_US", 1, 3) == "%1$lld cup in %2$lld days, 100%%")
        #expect(format("%lld of %lld", "en_US", 5, 1) == "%1$lld cups in a day, 100%%")
    }

    @Test func `A variable that names itself has no words`() throws {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld cups</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@cups@!</string>
            <key>cups</key><dict><key>other</key><string>%#@cups@</string></dict></dict></dict></plist>
            """, "en.lproj/Localizable.stringsdict")
        #expect(format("%lld cups", "en_US", 5) == "!")
    }
}

struct InformationTests {
    @Test func `A key that InfoPlist.strings lacks has its value of Info.plist`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let head = "<plist version=\"1.0\"><dict><key>"
        let information = "\(head)AppGroup</key><string>group.a</string></dict></plist>"
        try Data(information.utf8).write(to: folder.appendingPathComponent("Info.plist"))
        let strings = "\(head)CFBundleName</key><string>A</string></dict></plist>"
        try Data(strings.utf8).write(to: language.appendingPathComponent("InfoPlist.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(ProgramBundle.information(for: "AppGroup", in: bundle) as? String == "group.a")
        #expect(ProgramBundle.information(for: "Other", in: bundle) == nil)
    }
}
