import Foundation

/// Chooses the language of a program's texts.
enum Languages {
    /// The languages to look for, best first: the environment's list for the current locale, otherwise the locale's
    /// own.
    static func wanted(in locale: Locale) -> [String] {
        locale.identifier == Locale.current.identifier ? ofEnvironment : [tag(locale.identifier)]
    }

    /// The languages that the variables request. As in gettext, `LANGUAGE` counts only if there is a locale.
    static func asked(by environment: [String: String]) -> [String] {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let locale = variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG"),
            !["C", "POSIX"].contains(locale.prefix { $0 != "." })
        else { return [] }
        let listed = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        return (listed + [locale]).map(tag)
    }

    /// The best of the available languages; nil if none is wanted.
    static func best(of available: [String], wanted: [String]) -> String? {
        let tags = Dictionary(available.map { (tag($0).lowercased(), $0) }) { first, _ in first }
        for language in wanted {
            let found = candidates(language).lazy.compactMap { tags[$0.lowercased()] }.first
            let related = { tags.keys.sorted().first { $0.hasPrefix(primary(language).lowercased() + "-") } }
            if let found = found ?? related().flatMap({ tags[$0] }) { return found }
        }
        return nil
    }

    /// The language without script and region.
    static func primary(_ language: String) -> String { String(tag(language).prefix { $0 != "-" }) }

    private static let ofEnvironment = asked(by: ProcessInfo.processInfo.environment)

    /// Turns `de_AT.UTF-8` into `de-AT`.
    private static func tag(_ name: String) -> String {
        String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    }

    /// The tags to try for a language: itself, its Chinese script or Norwegian relatives, and the bare language.
    private static func candidates(_ language: String) -> [String] {
        let primary = primary(language)
        var names = [language]
        if primary == "zh" {
            let isTraditional = ["Hant", "TW", "HK", "MO"].contains { language.contains($0) }
            names.append(isTraditional ? "zh-Hant" : "zh-Hans")
        }
        if ["nb", "nn"].contains(primary) { names.append("no") }
        if primary == "no" { names.append("nb") }
        return names + [primary]
    }
}
