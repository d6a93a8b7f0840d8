import Foundation
import XcodeFiles

/// An .xcstrings file, as the tables that Xcode compiles it into.
struct StringCatalog {
    let table: String
    let sourceLanguage: String
    /// The strings of each language.
    private(set) var languages: [String: Words] = [:]

    /// The strings of one language: plain ones, and entries of a `.stringsdict`.
    struct Words {
        var plain: [String: String] = [:]
        var plurals: [String: [String: Any]] = [:]
    }

    private static func isLanguage(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }

    init(at file: URL) throws {
        let notOne = Unreadable(file.path, "it is damaged, or not a string catalogue of Xcode")
        let bytes = try XcodeFile.bytes(file.path)
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)) else { throw notOne }
        table = file.deletingPathExtension().lastPathComponent
        sourceLanguage = content.sourceLanguage
        guard StringCatalog.isLanguage(sourceLanguage) else { throw notOne }
        languages[sourceLanguage] = Words()
        for (key, string) in content.strings {
            for (language, localization) in string.localizations ?? [:] {
                // It becomes the name of a folder in the bundle, and must not lead out of it.
                guard StringCatalog.isLanguage(language) else { throw notOne }
                add(localization, for: key, to: &languages[language, default: Words()])
            }
        }
    }

    private func add(_ localization: Localization, for key: String, to words: inout Words) {
        let chosen = localization.forPhone
        let substitutions = localization.substitutions ?? chosen.substitutions ?? [:]
        if let plural = chosen.variations?.plural {
            let position = Specifiers.positionOfNumber(in: key)
            words.plurals[key] = [
                "NSStringLocalizedFormatKey": "%\(position)$#@value@",
                "value": StringCatalog.forms(plural.compactMapValues(\.value).mapValues(Specifiers.positioned), "lld"),
            ]
        } else if let value = chosen.value, substitutions.isEmpty {
            words.plain[key] = value
        } else if let value = chosen.value {
            words.plurals[key] = StringCatalog.entry(value, substitutions)
        }
    }

    private static func entry(_ value: String, _ substitutions: [String: Localization]) -> [String: Any] {
        var entry: [String: Any] = [:]
        var format = value
        for (position, name) in Specifiers.variables(in: value).enumerated() {
            guard let substitution = substitutions[name] else { continue }
            let number = substitution.argNum ?? position + 1
            let specifier = substitution.formatSpecifier ?? "lld"
            format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
            let plural = substitution.forPhone.variations?.plural ?? [:]
            entry[name] = forms(
                plural.compactMapValues(\.value).mapValues { $0.replacing("%arg", with: "%\(number)$\(specifier)") },
                specifier)
        }
        entry["NSStringLocalizedFormatKey"] = format
        return entry
    }

    private static func forms(_ forms: [String: String], _ specifier: String) -> [String: String] {
        forms.merging([
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": specifier,
        ]) { $1 }
    }
}

extension StringCatalog {
    private struct Content: Decodable {
        struct Text: Decodable {
            var localizations: [String: Localization]?
        }

        var sourceLanguage: String
        var strings: [String: Text]
    }

    /// A text in one language, or its variations.
    struct Localization: Decodable {
        struct Unit: Decodable {
            var value: String
        }

        struct Variations: Decodable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }

        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Localization]?
        var argNum: Int?
        var formatSpecifier: String?

        var value: String? { stringUnit?.value }

        /// The variation for an iPhone, if there are variations by device.
        var forPhone: Localization {
            guard let devices = variations?.device else { return self }
            return devices["iphone"] ?? devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value ?? self
        }
    }
}
