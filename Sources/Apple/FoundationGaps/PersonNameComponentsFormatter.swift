public import Foundation

/// Writes the name of a person.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`, the given name alone, both names, all there is, and the initials.
        case `default`, short, medium, long, abbreviated
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whose order it is.
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

    /// Nothing can be chosen here.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// In the languages that do so, the family comes first, without a space.
    private func ordered(_ parts: String?...) -> String {
        let isFamilyFirst = ["ko", "ja", "zh"].contains(locale.language.languageCode?.identifier ?? "")
        let present = parts.compactMap { $0 }
        return isFamilyFirst ? present.reversed().joined() : present.joined(separator: " ")
    }
}
