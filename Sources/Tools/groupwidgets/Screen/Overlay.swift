import WidgetRecords
import WidgetScreens
import WidgetTerminal

/// A panel or a text field over the board, until it is closed.
enum Overlay {
    case nothing
    /// Lines to choose from, each with its outcome; without outcomes, lines to read.
    case panel(Panel, [Menu.Outcome])
    case field(TextPanel, Menu.Entry)

    init(_ menu: Menu) {
        if let entry = menu.entry {
            self = .field(TextPanel(entry.title, text: entry.text, hint: entry.hint), entry)
        } else {
            let panel = Panel(menu.title, menu.items.map(\.title), chosen: menu.current, isFiltered: menu.isLong)
            self = .panel(panel, menu.items.map(\.outcome))
        }
    }

    init(_ lines: [String], titled title: String) {
        self = .panel(Panel(title, lines.isEmpty ? ["nothing yet"] : lines, startsAtEnd: true), [])
    }

    var isOpen: Bool { if case .nothing = self { false } else { true } }

    /// Handles a key, and returns what was chosen or typed. An invalid value is thrown, and stays to be corrected.
    mutating func take(_ key: KeyPress, rows: Int) throws -> Menu.Outcome? {
        switch self {
        case .nothing: return nil
        case .panel(var panel, let outcomes):
            let outcome = panel.take(key, rows: rows)
            self = outcome == .stays ? .panel(panel, outcomes) : .nothing
            guard case .chose(let number) = outcome, outcomes.indices.contains(number) else { return nil }
            return outcomes[number]
        case .field(var field, let entry):
            let outcome = field.take(key)
            self = .field(field, entry)
            if outcome == .stays { return nil }
            guard case .typed(let words) = outcome else {
                self = .nothing
                return nil
            }
            let chosen = try entry.outcome(ofTyping: words)
            self = .nothing
            return chosen
        }
    }

    func draw(on canvas: inout CellGrid, theme: Theme) {
        switch self {
        case .nothing: break
        case .panel(let panel, _): panel.draw(on: &canvas, theme: theme)
        case .field(let field, _): field.draw(on: &canvas, theme: theme)
        }
    }

    /// The keys that have a meaning now.
    var keys: (some: [String], always: String) {
        switch self {
        case .nothing:
            let keys = ["←↓↑→ choose", "⏎ tap", "a add", "e edit", "d remove", "w why", "r reload"]
            return (keys, "? help · q quit")
        case .panel(let panel, _) where panel.chosen == nil: return (["↑↓ PgUp PgDn scroll"], "Esc close")
        case .panel(let panel, _):
            return (["↑↓ choose"] + (panel.isFiltered ? ["type to find"] : []), "⏎ take · Esc close")
        case .field: return (["Ctrl-U clear"], "⏎ apply · Esc cancel")
        }
    }
}
