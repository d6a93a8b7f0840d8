public import Foundation

/// Formats people's names.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The parts of a name that are written.
    public enum Style: Int, Sendable {
        /// Like `medium`, the nickname or given name, both names, all parts, and the initials.
        case `default`, short, medium, long, abbreviated
    }

    open var style = Style.default
    /// The locale, which decides the order of the names.
    open var locale: Locale! = .autoupdatingCurrent

    open func string(from components: PersonNameComponents) -> String {
        switch style {
        case .short: components.nickname ?? components.givenName ?? components.familyName ?? ""
        case .default, .medium: ordered(components.givenName, components.familyName)
        case .long:
            [
                components.namePrefix, ordered(components.givenName, components.middleName, components.familyName),
                components.nameSuffix,
            ].compactMap { $0 }.joined(separator: " ")
        case .abbreviated:
            ordered(
                components.givenName.map { String($0.prefix(1)) }, components.familyName.map { String($0.prefix(1)) }
            )
            .replacingOccurrences(of: " ", with: "")
        }
    }

    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }

    /// Formatting options, of which there are none here.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The parts in the language's order: in some languages the family name comes first, without a space.
    private func ordered(_ parts: String?...) -> String {
        let isFamilyFirst = ["ko", "ja", "zh"].contains(locale.language.languageCode?.identifier ?? "")
        let present = parts.compactMap { $0 }
        return isFamilyFirst ? present.reversed().joined() : present.joined(separator: " ")
    }
}
