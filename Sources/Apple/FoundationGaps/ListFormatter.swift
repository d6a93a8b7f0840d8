public import Foundation

/// Joins texts as in a sentence, such as "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale that decides the language.
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats the items; those that it cannot format are written by their descriptions.
    open var itemFormatter: Formatter?

    /// Joins texts in the language of the current locale.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins items, each as formatted by `itemFormatter`, or else by its description.
    open func string(from items: [Any]) -> String? {
        let strings = items.map { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? "\($0)" }
        return strings.formatted(.list(type: .and).locale(locale))
    }

    /// Joins items; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
