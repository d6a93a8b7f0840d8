import Foundation
import Synchronization

/// The translations of bundles, read lazily.
package enum WordTables {
    /// The translation of a key.
    enum Entry: Sendable, Equatable {
        case words(String)
        case plural(PluralFormat)
    }

    /// The bundle's format for a key, in a locale's language and for the numbers among its arguments; the value, or the
    /// key itself, if it has none.
    package static func format(
        for key: String, value: String?, table: String?, bundlePath: String?, locale: Locale, numbers: [Double?]
    ) -> String {
        guard let (entry, language) = entry(for: key, table: table, bundlePath: bundlePath, locale: locale) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        return switch entry {
        case .words(let words): words
        case .plural(let format): format.format(for: numbers, in: language)
        }
    }

    static func entry(for key: String, table: String?, bundlePath: String?, locale: Locale) -> (Entry, String)? {
        let translation = translation(of: bundlePath, wanted: Languages.wanted(in: locale))
        return translation.folders.lazy.compactMap { entries(at: "\($0)/\(table ?? "Localizable")")[key] }.first
            .map { ($0, translation.language) }
    }

    /// Where a bundle has its texts in one language: the best wanted one, else its development language.
    private struct Translation {
        let language: String
        let folders: [String]

        init(of bundle: Bundle, wanted: [String]) {
            let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
            let available = bundle.localizations.filter { $0 != "Base" }
            let best = Languages.best(of: available, wanted: wanted + [own ?? "en"])
            language = best ?? "en"
            // Last, the tables that are for all languages.
            folders = [best, "Base"].compactMap { $0.map { "\(bundle.bundlePath)/\($0).lproj" } } + [bundle.bundlePath]
        }
    }

    // Kept because Foundation reads a bundle's directory at each question, and a view asks for each of its texts.
    private static let translations = Mutex<[String?: [[String]: Translation]]>([:])

    private static func translation(of bundlePath: String?, wanted: [String]) -> Translation {
        if let known = translations.withLock({ $0[bundlePath]?[wanted] }) { return known }
        let translation = Translation(of: ProgramBundle.bundle(at: bundlePath), wanted: wanted)
        translations.withLock { $0[bundlePath, default: [:]][wanted] = translation }
        return translation
    }

    private static let tables = Mutex<[String: [String: Entry]]>([:])

    private static func entries(at path: String) -> [String: Entry] {
        if let known = tables.withLock({ $0[path] }) { return known }
        let words = list(at: path + ".strings").compactMapValues { ($0 as? String).map(Entry.words) }
        let plurals = list(at: path + ".stringsdict").compactMapValues { PluralFormat($0).map(Entry.plural) }
        let entries = words.merging(plurals) { $1 }
        tables.withLock { $0[path] = entries }
        return entries
    }

    private static func list(at path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }
}
