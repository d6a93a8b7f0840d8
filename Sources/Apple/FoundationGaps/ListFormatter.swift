public import Foundation

/// Joins texts as a sentence does, such as "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Whose language it is.
    open var locale: Locale! = .autoupdatingCurrent
    /// Makes the texts of items that are none.
    open var itemFormatter: Formatter?

    /// Joins texts in the language of the current locale.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins items, each as its own text or as the formatter for items makes it.
    open func string(from items: [Any]) -> String? {
        let strings = items.map { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? "\($0)" }
        return strings.formatted(.list(type: .and).locale(locale))
    }

    /// Joins items; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
