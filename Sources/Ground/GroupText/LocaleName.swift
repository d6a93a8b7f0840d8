/// The language and the region that the variables of an environment choose, as `LANG=de_AT.UTF-8` does; those of the
/// United States if they choose none, as `C` and `POSIX` do.
package struct LocaleName: Equatable, Sendable {
    /// With its script if that is not the usual one, as in `sr_Latn`.
    package let language: String
    /// The country whose dates and numbers are written; empty if only a language is named.
    package let region: String

    /// As in `LANG=en_US.UTF-8 LC_TIME=de_DE.UTF-8`, messages choose the language and times the region.
    package init(_ variable: (String) -> String?) {
        func named(_ category: String) -> (language: String, region: String) {
            let name = ["LC_ALL", category, "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
            return LocaleName.parts(of: name)
        }
        language = named("LC_MESSAGES").language
        region = named("LC_TIME").region
    }

    /// As ICU and Foundation write it, such as `de_AT`.
    package var identifier: String { region.isEmpty ? language : "\(language)_\(region)" }

    private static func parts(of name: String) -> (language: String, region: String) {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        guard !["", "C", "POSIX"].contains(plain) else { return ("en", "US") }
        let words = plain.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
        let region = words.dropFirst().last { $0.utf8.count < 4 } ?? ""
        let script = words.dropFirst().first { $0.utf8.count == 4 } ?? script(ofModifier: name)
        return ([words.first ?? "en", script].compactMap(\.self).joined(separator: "_"), region)
    }

    private static func script(ofModifier name: String) -> String? {
        let modifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        return modifiers.first { name.hasSuffix("@\($0.key)") }?.value
    }
}
