import Foundation
import TestSupport
import Testing
import XcodeFiles
@testable import ExtensionBuild

/// What Xcode's files say is data, whatever they say.
struct HostileInputTests {
    private let folder = TargetFolder()

    private func generated() throws -> String {
        folder.target.modules.formUnion(["Intents", "UIKit"])
        return try folder.target.generated(from: scans(source, of: folder.target)).text
    }

    /// Names all that the inputs below can declare.
    private let source = "let a: CoffeeIntent, b: Kind, c: BeanResolutionResult = .x, d = Color.brand, e = Image(.logo)"

    private func definition(_ word: (String) -> String) -> [String: Any] {
        let parameter: [String: Any] = [
            "INIntentParameterName": word("bean"), "INIntentParameterDisplayName": word("Bean"),
            "INIntentParameterType": word("Object"), "INIntentParameterObjectType": word("Bean"),
            "INIntentParameterSupportsDynamicEnumeration": true, "INIntentParameterSupportsSearch": true,
            "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": word("first")],
        ]
        let choice: [String: Any] = [
            "INIntentParameterName": word("kind"), "INIntentParameterType": "Integer",
            "INIntentParameterEnumType": word("Kind"),
        ]
        return [
            "INIntents": [
                [
                    "INIntentName": word("Coffee"), "INIntentClassPrefix": word(""), "INIntentTitle": word("Coffee"),
                    "INIntentParameters": [parameter, choice],
                ]
            ],
            "INTypes": [
                [
                    "INTypeName": word("Bean"), "INTypeClassPrefix": word(""),
                    "INTypeProperties": [
                        ["INTypePropertyName": word("strength"), "INTypePropertyType": word("Double")]
                    ],
                ]
            ],
            "INEnums": [
                [
                    "INEnumName": word("Kind"), "INEnumClassPrefix": word(""),
                    "INEnumValues": [
                        ["INEnumValueName": word("dark"), "INEnumValueDisplayName": word("Dark")],
                        ["INEnumValueName": word("light"), "INEnumValueDisplayName": word("Light")],
                    ],
                ]
            ],
        ]
    }

    private func write(_ list: [String: Any], _ format: PropertyListSerialization.PropertyListFormat) throws {
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            .write(to: folder.url.appendingPathComponent("Coffee.intentdefinition"))
    }

    @Test func `A name that is code is refused, with the file and the name`() throws {
        let file = try folder.add("Coffee.intentdefinition", "")
        try write(definition { $0 == "dark" ? "a = 5; static var x: Int { canary() }; case b" : $0 }, .xml)
        let error = #expect(throws: Unreadable.self) { try generated() }
        #expect(error?.file == file.path)
        #expect(
            error?.reason
                == "'a = 5; static var x: Int { canary() }; case b' (INEnumValueName) cannot be a name in Swift; "
                + "rename it in Xcode")
    }

    @Test func `Whatever a definition says, what is made of it is declarations alone`() throws {
        try folder.add("Coffee.intentdefinition", "")
        var random = SeededGenerator(seed: 12)
        var made: [String] = []
        var refused = 0
        for round in 0..<600 {
            let place = Int.random(in: 0..<18, using: &random)
            var word = 0
            let list = definition { usual in
                word += 1
                let payload = HostileText.payloads.pick(&random)
                return word == place + 1 || Int.random(in: 0..<40, using: &random) == 0 ? payload : usual
            }
            try write(list, round % 2 == 0 ? .binary : .xml)
            do {
                made.append(try generated())
            } catch is Unreadable {
                refused += 1
            }
        }
        #expect(made.count > 100 && refused > 100, "\(made.count) made, \(refused) refused")
        #expect(try HostileText.code(in: made) == [])
    }

    @Test func `Whatever assets are named, what is made of them is declarations alone`() throws {
        for (place, payload) in HostileText.payloads.enumerated() {
            let name = payload.filter { $0 != "/" && $0 != "\0" }
            guard !name.isEmpty, SymbolName.type(name)?.text != "Canary" else { continue }
            let folder = "Assets.xcassets/\(place)"
            try self.folder.add("\(folder)/brand.colorset/Contents.json", "{}")
            try self.folder.add("\(folder)/\(name)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
            for set in ["brand.colorset", "logo.imageset", "\(name) brand.colorset", "\(name).imageset"] {
                try self.folder.add("\(folder)/\(name)/\(set)/Contents.json", "{}")
            }
        }
        let everything = scans(source, of: folder.target).flatMap(\.scan.words)
        let words = Asset.all(of: folder.target).compactMap { $0.symbol?.text } + everything
        folder.target.modules.insert("UIKit")
        let text = try folder.target.generated(
            from: scans(words.map { "let _ = `\($0)`" }.joined(separator: "\n"), of: folder.target)
        ).text
        #expect(text.contains("static let brand = ColorResource("))
        // Names that Xcode makes of these may hold the word.
        #expect(try HostileText.code(in: [text])?.filter { $0.contains("\"canary\"") } == [])
    }

    @Test(arguments: [
        "Coffee.intentdefinition", "Info.plist", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
    ])
    func `A list that is nested without end is refused with its place`(name: String) throws {
        for text in ["<plist>" + String(repeating: "<array>", count: 100_000), String(repeating: "(", count: 100_000)] {
            let file = try folder.add(name, text)
            let error = #expect(throws: Unreadable.self) { try (generated(), folder.target.bundleFiles()) }
            #expect(error?.file == file.path && error?.reason.contains("512 levels") == true)
        }
    }

    @Test(arguments: ["A.xcstrings", "Assets.xcassets/A.colorset/Contents.json", "Assets.xcassets/a/Contents.json"])
    func `JSON that is nested without end ends nothing`(name: String) throws {
        try folder.add(name, String(repeating: #"{"properties":["#, count: 100_000))
        _ = try? (generated(), folder.target.bundleFiles())
    }

    @Test(arguments: [
        "Coffee.intentdefinition", "Info.plist", "A.xcconfig", "A.xcstrings", "en.lproj/A.strings", "film.mov",
    ])
    func `A file that never ends is refused`(name: String) throws {
        let file = try folder.add(name, "")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")
        let error = #expect(throws: Unreadable.self) { try (generated(), folder.target.bundleFiles()) }
        #expect(error?.reason == "it is not a regular file")
    }

    @Test func `Nothing is written without a path, where it would replace the folder in which the program runs`() {
        let whole = ["--target", "A", "--swift", "A.swift", "--bundle", "A.resources", "--phone-folder", "phone"]
        #expect(throws: Never.self) { try Target(arguments: whole) }
        for option in stride(from: 0, to: whole.count, by: 2) {
            var arguments = whole
            arguments.removeSubrange(option...option + 1)
            #expect(throws: Misuse.self) { try Target(arguments: arguments) }
            arguments = whole
            arguments[option + 1] = ""
            #expect(throws: Misuse.self) { try Target(arguments: arguments) }
        }
    }

    @Test func `Catalogues with links to folders around them are listed once`() throws {
        try folder.add("Assets.xcassets/brand.colorset/Contents.json", "{}")
        for name in ["a", "b", "c"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.path + "/Assets.xcassets/\(name)", withDestinationPath: ".")
        }
        #expect(Asset.all(of: folder.target).map(\.path) == ["brand"])
    }

    @Test func `Whatever settings and words say, the bundle is made, or refused with the file`() throws {
        var random = SeededGenerator(seed: 20)
        var made = 0
        for _ in 0..<200 {
            let folder = TargetFolder()
            func words() -> String {
                HostileText.payloads.pick(&random).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            }
            let settings = (0..<5).map { _ in
                "\(["PRODUCT_NAME", "INFOPLIST_KEY_A", words()].pick(&random)) = \(words())$(\(words()))"
            }
            try folder.add("A.xcconfig", settings.joined(separator: "\n"))
            try folder.add("en.lproj/A.strings", "\"\(words())\" = \"\(words())\";")
            try folder.add("Info.plist", "{ CFBundleName = \"\(words())\"; \"\(words())\" = (\"$(PRODUCT_NAME)\"); }")
            do {
                let bundle = try folder.target.bundleFiles()
                let list = try #require(bundle.files["Info.plist"])
                // A list in XML cannot say each of these characters, and whoever reads it is told so.
                _ = try? PropertyListSerialization.propertyList(from: list, format: nil)
                made += 1
            } catch let error as Unreadable {
                #expect(error.file.hasPrefix(folder.url.path))
            }
        }
        #expect(made > 50, "\(made)")
    }
}
