import AppGroups
public import Foundation

/// A localised text, given by its key.
public struct LocalizedStringResource: Hashable, Sendable {
    /// The key, with a placeholder such as `%@` for each value.
    public let key: String
    /// The table of translations; nil for the default one.
    public var table: String?
    /// The locale that the text is shown in.
    public var locale: Locale
    let standard: String?
    let arguments: [WordsArgument<Never>]
    let bundlePath: String?

    /// A text that is its own key; the comment has no effect.
    public init(
        _ keyAndValue: LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.parts.key
        arguments = keyAndValue.parts.arguments
        standard = nil
        self.table = table
        self.locale = locale
        bundlePath = bundle?.bundlePath
    }

    /// A text given by its key, with a default for missing translations; the comment has no effect.
    public init(
        _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.key = key.description
        arguments = defaultValue.parts.arguments
        standard = defaultValue.parts.key
        self.table = table
        self.locale = locale
        bundlePath = bundle?.bundlePath
    }

    /// The bundle of a text, as iOS names one. A class is of the program.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        var bundle: Bundle? {
            guard case .atURL(let url) = self else { return nil }
            return Bundle(url: url)
        }
    }

    @_disfavoredOverload
    public init(
        _ keyAndValue: LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
    }

    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
    }

    /// The text in the locale's language.
    package var words: String {
        let format = WordTables.format(
            for: key, value: standard, table: table, bundlePath: bundlePath, locale: locale,
            numbers: arguments.map(\.quantity))
        return FormatPiece.pieces(of: format).map { piece in
            switch piece {
            case .words(let words): words
            case .argument(let position, let specifier): words(at: position, specifier)
            }
        }.joined()
    }

    private func words(at position: Int, _ specifier: String) -> String {
        guard arguments.indices.contains(position) else { return specifier }
        return switch arguments[position] {
        case .words(let words): words
        case .number(let number): number.words(specifier: specifier, locale: locale)
        }
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// A text without values.
    public init(stringLiteral value: String) {
        self.init(LocalizationValue(value))
    }

    public init(stringInterpolation: LocalizationValue.StringInterpolation) {
        self.init(LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource: CustomStringConvertible {
    public var description: String { words }
}

extension String {
    /// The text of a resource, in its locale's language.
    public init(localized resource: LocalizedStringResource) {
        self = resource.words
    }
}

/// Written as its words, in the language of whoever writes it.
extension LocalizedStringResource: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(stringLiteral: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(words)
    }
}
