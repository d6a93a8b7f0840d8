import Commands
import FoundationEssentials
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetHost
import WidgetTerminal

/// A widget on a screen.
struct ShownWidget {
    let instance: Instance
    var archive: Archive?
    /// Why there is no archive to show, if that is a fault.
    var problem: String?
    /// The line beneath it, once there was a reload.
    var caption: String?

    var title: String { instance.id.isEmpty ? instance.kind : instance.id }

    func scene(at date: Date, isDark: Bool) -> Scene {
        guard let entry = archive?.timeline.entry(at: date) else { return Scene(.nothing) }
        return (isDark ? entry.darkScene : nil) ?? entry.scene
    }

    /// When the next entry of its timeline is shown.
    func nextEntry(after date: Date) -> Date? {
        archive?.timeline.entries.first { $0.date > date }?.date
    }

    var captionOrState: String {
        if problem != nil { return "its archive is damaged" }
        return caption ?? archive.map { "\(ClockTime($0.made)) \(shortened($0.cause))" } ?? "not loaded yet"
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

    init(_ widgets: [ShownWidget], at date: Date, theme: Theme, columns: Int, rows: Int? = nil, chosen: Int? = nil) {
        let moment = Moment.here(date, environment: Picture.language)
        let drawn = widgets.map { widget in
            TerminalWidget(
                widget.scene(at: date, isDark: theme.isDark), family: widget.instance.family, title: widget.title,
                theme: theme, at: moment)
        }
        let captions = widgets.enumerated().map { ($0.offset == chosen ? "▸ " : "") + $0.element.captionOrState }
        board = TerminalBoard(
            Array(zip(drawn, captions)).map { (widget: $0, caption: $1) }, columns: columns, rows: rows)
        nextChange = (drawn.map(\.composition.nextChange) + widgets.map { $0.nextEntry(after: date) })
            .compactMap(\.self).min()
    }

    /// The variables that determine how times are written.
    private static let language = Dictionary(
        uniqueKeysWithValues: ["LC_ALL", "LC_TIME", "LANG"].compactMap { name in
            ProcessEnvironment.words(name).map { (name, $0) }
        })
}
