import Commands
import FoundationEssentials
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetScreens
import WidgetTerminal

extension ShownWidget {
    /// What stands beneath it.
    var caption: Caption {
        if problem != nil { return Caption("its archive is damaged") }
        return archive.map { Caption(shortened($0.cause), time: "\(ClockTime($0.made))") } ?? Caption("not loaded yet")
    }
}

/// A cause shortened to fit beneath a small widget: the key that changed, without its group, and dates in local time.
func shortened(_ cause: String) -> String {
    guard cause.hasSuffix(" changed"), let end = cause.firstRange(of: " of ") else { return cause.inLocalTime }
    return cause[..<end.lowerBound] + " changed"
}

/// Widgets drawn side by side.
struct Picture {
    let board: TerminalBoard
    /// When they will look different by themselves.
    let nextChange: Date?

    /// How widgets are marked.
    struct Marks {
        /// The lines beneath widgets, by id, in place of those that their archives give.
        var captions: [String: Caption] = [:]
        /// The ids of those whose last reload failed.
        var failing: Set<String> = []
        /// The index of the chosen one.
        var chosen: Int?
    }

    init(_ widgets: [ShownWidget], _ marks: Marks = Marks(), at date: Date, theme: Theme, columns: Int) {
        let moment = Moment.here(date)
        let drawn = widgets.enumerated().map { place, widget in
            let isFailing = widget.problem != nil || marks.failing.contains(widget.instance.id)
            return TerminalWidget(
                widget.scene(at: date, in: theme.isDark ? .dark : .light), family: widget.instance.family,
                title: (isFailing ? "⚠ " : "") + widget.heading, theme: theme,
                edge: .of(isChosen: place == marks.chosen, isFailing: isFailing, in: theme), at: moment)
        }
        board = TerminalBoard(
            zip(drawn, widgets).map { (widget: $0, caption: marks.caption(of: $1)) }, columns: columns)
        nextChange = (drawn.map(\.composition.nextChange) + [widgets.nextEntry(after: date)]).compactMap(\.self).min()
    }
}

extension Picture.Marks {
    func caption(of widget: ShownWidget) -> Caption {
        widget.problem == nil ? captions[widget.instance.id] ?? widget.caption : widget.caption
    }
}
