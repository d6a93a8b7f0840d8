import WidgetRecords

/// Something to choose from on a screen. Nothing happens before an item is chosen.
package struct Menu: Sendable {
    package var title: String
    package var items: [Item]
    /// The index of what is so now.
    package var current = 0
    /// Whether items may be many, and are looked for by typing.
    package var isLong = false
    /// What is to be typed, where there is nothing to choose from.
    package var entry: Entry?

    package struct Item: Sendable {
        package var title: String
        package var outcome: Outcome
    }

    package enum Outcome: Sendable {
        case wish(Wish)
        /// The same, after which there is more to choose.
        case change(Wish, then: MenuRequest)
        /// What to choose from next. That may take time if a program has to be asked.
        case more(MenuRequest)
        case nothing
    }
}

/// A menu that is asked for.
package enum MenuRequest: Hashable, Sendable {
    /// The kinds that can be placed, and the families of one.
    case kinds
    case families(of: String, program: String)
    /// The first value that a widget cannot be placed without.
    case missing(in: UnplacedWidget)
    /// The size and the parameters of a placed widget, and the values of each.
    case configuration(of: String)
    case sizes(of: String)
    case values(of: String, parameter: String)
    /// What can be added to a list.
    case additions(to: String, parameter: String)
    case removal(of: String)
}
