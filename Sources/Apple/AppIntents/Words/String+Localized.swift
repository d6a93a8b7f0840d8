public import Foundation

extension String {
    /// A string as written in the source: a key and its values.
    public typealias LocalizationValue = LocalizedStringResource.LocalizationValue

    /// The text for a key in a locale's language; the comment has no effect.
    @_disfavoredOverload
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: bundle).words
    }

    /// The text for a key in a locale's language, with a default for missing translations; the comment has no effect.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self =
            LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle).words
    }
}
