import Commands
import FoundationEssentials
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetScreens
import WidgetTerminal

extension ShownWidget {
    /// The line beneath it.
    var state: String {
        if problem != nil { return "its archive is damaged" }
        return archive.map { "\(ClockTime($0.made)) \(shortened($0.cause))" } ?? "not loaded yet"
    }
}

/// A cause shortened to fit beneath a small widget: the key that changed, without its group.
func shortened(_ cause: String) -> String {
    guard cause.hasSuffix(" changed"), let end = cause.firstRange(of: " of ") else { return cause }
    return cause[..<end.lowerBound] + " changed"
}

/// Widgets drawn side by side.
struct Picture {
    let board: TerminalBoard
    /// When they will look different by themselves.
    let nextChange: Date?

    init(
        _ widgets: [ShownWidget], _ captions: [String: String] = [:], at date: Date, theme: Theme, columns: Int,
        rows: Int? = nil, chosen: Int? = nil
    ) {
        let moment = Moment.here(date)
        let drawn = widgets.map { widget in
            TerminalWidget(
                widget.scene(at: date, in: theme.isDark ? .dark : .light), family: widget.instance.family,
                title: widget.heading,
                theme: theme, at: moment)
        }
        let lines = widgets.enumerated().map { place, widget in
            let caption = widget.problem == nil ? captions[widget.instance.id] : nil
            return (place == chosen ? "▸ " : "") + (caption ?? widget.state)
        }
        board = TerminalBoard(
            Array(zip(drawn, lines)).map { (widget: $0, caption: $1) }, columns: columns, rows: rows)
        nextChange = (drawn.map(\.composition.nextChange) + [widgets.nextEntry(after: date)]).compactMap(\.self).min()
    }
}
