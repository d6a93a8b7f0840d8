/// Something to choose from on a screen. Nothing happens before an item is chosen.
package struct Menu: Sendable {
    package var title: String
    package var items: [Item]
    /// The index of what is so now.
    package var current = 0

    package struct Item: Sendable {
        package var title: String
        package var outcome: Outcome
    }

    package enum Outcome: Sendable {
        case wish(Wish)
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
    /// The size and the parameters of a placed widget, and the values of each.
    case configuration(of: String)
    case sizes(of: String)
    case values(of: String, parameter: String)
    case removal(of: String)
}
