package import WidgetArchive
import WidgetRecords

/// What a person wants of widgets.
package enum Wish: Hashable, Sendable {
    /// A reload of the widgets of a kind, or of all.
    case reload(kind: String?)
    case tap(id: String, Action)
    /// The next value of its first parameter that has a choice.
    case chooseNext(id: String)
    /// Other parameters, where nil removes a value, and another family if one is given.
    case edit(id: String, parameters: [String: Parameter?], family: String? = nil)
    case place(kind: String, family: String? = nil, parameters: [String: Parameter] = [:], program: String? = nil)
    case remove(id: String)
    /// Forward or back among the others on the screen.
    case move(id: String, by: Int)
    /// Another widget on top of a stack: the next, or the one before it.
    case turn(stack: String, by: Int)
}
