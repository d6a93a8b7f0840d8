package import WidgetArchive
import WidgetRecords

/// A change to widgets that a person asks for.
package enum Wish: Hashable, Sendable {
    /// A reload of the widgets of a kind, or of all.
    case reload(kind: String?)
    case tap(id: String, Action)
    /// The next value of its first parameter that has choices.
    case chooseNext(id: String)
    /// New parameters, where nil removes a value, and a new family if one is given.
    case edit(id: String, parameters: [String: Parameter?], family: String? = nil)
    case place(kind: String, family: String? = nil, parameters: [String: Parameter] = [:], program: String? = nil)
    case remove(id: String)
    /// A move forward or back among the others on the screen.
    case move(id: String, by: Int)
    /// A turn that brings another widget of a stack to the top: the next or the previous one.
    case turn(stack: String, by: Int)
}
