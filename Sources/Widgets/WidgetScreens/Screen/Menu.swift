import WidgetRecords

/// Items to choose from on a screen. Nothing happens before an item is chosen.
package struct Menu: Sendable {
    package var title: String
    package var items: [Item]
    /// The index of the current item.
    package var current = 0
    /// Whether there may be many items, which a person finds by typing.
    package var isLong = false
    /// The value to type, if there is nothing to choose from.
    package var entry: Entry?

    package struct Item: Sendable {
        package var title: String
        package var outcome: Outcome
    }

    package enum Outcome: Sendable {
        case wish(Wish)
        /// A change, followed by another menu.
        case change(Wish, then: MenuRequest)
        /// Another menu. Making it may take time if a program has to be asked.
        case more(MenuRequest)
        case nothing
    }
}

package enum MenuRequest: Hashable, Sendable {
    /// The kinds that can be placed, and the families of a kind.
    case kinds
    case families(of: String, program: String)
    /// The values of the first parameter without which a widget cannot be placed.
    case missing(in: UnplacedWidget)
    /// The size and the parameters of a placed widget, and the values of each.
    case configuration(of: String)
    case sizes(of: String)
    case values(of: String, parameter: String)
    /// The elements that can be added to a list.
    case additions(to: String, parameter: String)
    case removal(of: String)
    /// The things that can be done with a widget.
    case widget(id: String, kind: String, stack: String?)
    /// Why a widget was reloaded, the last time first; there is nothing to choose.
    case reasons(of: String)
}
