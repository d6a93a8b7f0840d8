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
        let bundle = ProgramBundle.bundle(at: bundlePath)
        guard let (entry, language) = entry(for: key, table: table, in: bundle, locale: locale) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        return switch entry {
        case .words(let words): words
        case .plural(let format): format.format(for: numbers, in: language)
        }
    }

    static func entry(for key: String, table: String?, in bundle: Bundle, locale: Locale) -> (Entry, String)? {
        let language = language(of: bundle, locale: locale)
        for folder in [language, "Base"].compactMap(\.self) {
            let path = "\(bundle.bundlePath)/\(folder).lproj/\(table ?? "Localizable")"
            if let entry = entries(at: path)[key] { return (entry, language ?? "en") }
        }
        return nil
    }

    /// The language of a bundle's texts: the best wanted one, else its development language.
    static func language(of bundle: Bundle, locale: Locale) -> String? {
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let available = bundle.localizations.filter { $0 != "Base" }
        return Languages.best(of: available, wanted: Languages.wanted(in: locale))
            ?? Languages.best(of: available, wanted: [own ?? "en"])
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
