import CommandLineKit
import FoundationEssentials
import GroupSystem
import WidgetHost
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
        "v            what a screen reader says of it",
        "w            why it was reloaded",
        "o            what its program has printed",
        "r  R         reload it, or all widgets",
        "s  S         turn its stack, or back",
        "p            show it as a picture",
        "Ctrl-L       redraw the screen",
        "q            quit",
    ]
}

/// The host's state, as shown on a screen.
enum HostState {
    static func words(of process: Int32) -> String {
        let kilobytes = MemoryUse.kilobytes("RssAnon:", in: SmallFile.text("/proc/\(process)/status"))
        return kilobytes.map { "host \(($0 + 512) / 1_024) MB" } ?? "a host runs"
    }
}

/// A text about a widget for reading on a live screen.
enum WidgetReading {
    /// Why it was reloaded, or was not.
    case reloads
    case output

    func lines(of id: String, in widgets: WidgetsDirectory) throws -> [String] {
        switch self {
        case .reloads: return widgets.why(id).suffix(200).map(WidgetReading.line)
        case .output:
            let log = widgets.programLog(try widgets.widget(id).program)
            return log.lines.suffix(200).map { line in
                "\(line.date.map { "\($0.localStamp.time) " } ?? "")\(line.text)".onOneLine
            }
        }
    }

    private static func line(_ record: ReloadRecord) -> String {
        let causes = record.causes.map(shortened).joined(separator: "; ")
        return "\(record.date.localStamp.time) \(causes) \(record.outcome())".onOneLine
    }
}
