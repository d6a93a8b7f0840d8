import WidgetRecords
import WidgetScreens
import WidgetTerminal

// MARK: The line at the bottom

extension Dashboard {
    func statusLine(_ columns: Int) -> String {
        let (keys, always) = overlay.keys
        return StatusLine(message ?? state, keys: keys, always: always, columns: columns).text
    }

    private var state: String {
        guard !board.widgets.isEmpty else { return "No widget is placed: a, or groupwidgets place KIND" }
        let count = board.widgets.count == 1 ? "1 widget" : "\(board.widgets.count) widgets"
        let host = host()
        let words = [hiddenWords, host.isEmpty ? count : "\(count), \(host)", chosenWords]
        return words.compactMap(\.self).joined(separator: " · ")
    }

    private var hiddenWords: String? {
        let hidden = board.view.hidden
        let words = [(hidden.below, "below (PgDn)"), (hidden.above, "above (PgUp)")].filter { $0.0 > 0 }
        return words.isEmpty ? nil : words.map { "\($0) \($1)" }.joined(separator: ", ")
    }

    private var chosenWords: String? {
        board.current.map { "\($0.title) \(board.caption(of: $0).line)" }
    }
}

// MARK: Help

extension Dashboard {
    static let keys = [
        "← → Tab      the widget before, or after",
        "↑ ↓          the widget above, or below",
        "PgUp PgDn    a page up, or down; also the wheel",
        "⏎            tap the widget, or its first link",
        "1–9          tap a link of it",
        "<  >         move it before, or behind, its neighbour",
        "a            place another widget",
        "e            its size and parameters, to choose or to type",
        "E            the next value of its first parameter",
        "d            remove it",
        "w            why it was reloaded",
        "o            what its program has printed",
        "r  R         reload it, or all widgets",
        "s  S         turn its stack, or back",
        "p            show it as a picture",
        "Ctrl-L       redraw the screen",
        "q            quit",
    ]
}
