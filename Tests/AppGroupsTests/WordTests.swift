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
}
