import FoundationEssentials
import SceneLayout
import WidgetArchive
import WidgetPictures
import WidgetScreens
import WidgetTerminal

/// Placed widgets on the whole terminal, redrawn where they have changed.
final class Dashboard {
    /// What a person orders by a key or a click.
    enum Order {
        case quit
        case wish(Wish)
        case menu(MenuRequest)
        /// A wish, and what there is to choose after it.
        case change(Wish, then: MenuRequest)
        /// Lines to read about a widget.
        case read(WidgetReading, of: String)
    }

    var widgets: [ShownWidget] = [] { didSet { follow(from: oldValue) } }
    var marks = Picture.Marks()
    /// The line at the bottom, shown instead of the state.
    var message: String?
    /// What is told of the host, such as its memory.
    var host = ""

    let terminal: Terminal
    let taken = TakenTerminal()
    var view = BoardView()
    var picture: Picture?
    var shown: Canvas?
    let pictures = ScreenPictures()
    /// What lies over the board until it is closed.
    var panel: Panel?
    /// The outcomes of what can be chosen from the panel.
    var outcomes: [Menu.Outcome] = []
    /// The same for what is typed.
    var typing: (panel: TextPanel, entry: Menu.Entry)?
    /// Whether a widget that comes now was placed from this screen. The next key ends it.
    var isPlacing = false

    init(_ wishes: TerminalWishes) {
        terminal = Terminal(wishes, asking: taken)
    }

    /// Draws what has changed. Returns when to draw again: when something will look different by itself, or when the
    /// terminal may have taken earlier output.
    func draw(at date: Date = Date()) -> Date? {
        _ = taken.output.flush()
        let next = taken.output.isBehind ? nil : drawn(at: date)
        // The terminal takes so much at a time, and the rest is to follow.
        return taken.output.isBehind ? date + 0.03 : next
    }

    private func drawn(at date: Date) -> Date? {
        if pictures.isShown, let current { return showPicture(of: current, at: date) }
        let (columns, rows) = Terminal.size
        var marks = marks
        marks.chosen = view.chosen
        let picture = Picture(widgets, marks, at: date, theme: terminal.theme, columns: columns)
        view.fit(picture.board.tiles.map(\.place), rows: rows - 1)
        self.picture = picture
        var canvas = Canvas(columns: columns, rows: rows)
        canvas.draw(picture.board.canvas.window(from: view.top, rows: rows - 1), at: 0, 0)
        panel?.draw(on: &canvas, theme: terminal.theme)
        typing?.panel.draw(on: &canvas, theme: terminal.theme)
        canvas.write(statusLine(columns), at: 0, rows - 1, like: Cell(style: .dim))
        put(terminal.isASCII ? canvas.ascii : canvas)
        return picture.nextChange
    }

    /// Between these two sequences, a terminal that knows them shows nothing half drawn.
    private func put(_ canvas: Canvas) {
        let isOther = shown.map { $0.columns != canvas.columns || $0.rows != canvas.rows } ?? true
        let changes = canvas.changes(from: shown, terminal.colors)
        if !changes.isEmpty {
            _ = taken.output.write("\u{1B}[?2026h" + (isOther ? "\u{1B}[2J" : "") + changes + "\u{1B}[?2026l")
        }
        shown = canvas
    }

    /// Shows a widget as a picture, until the next key. Returns when that will look different.
    func showPicture(of widget: ShownWidget, at date: Date) -> Date? {
        do throws(PictureFailure) {
            guard let drawn = try pictures.draw(widget, at: date, isDark: terminal.theme.isDark) else {
                message = "this terminal shows no pictures; groupwidgets show \(widget.title) --png FILE writes one"
                return nil
            }
            if let sequence = drawn.sequence { _ = taken.output.write("\u{1B}[2J\u{1B}[H" + sequence) }
            return [drawn.nextChange, widget.nextEntry(after: date)].compactMap(\.self).min()
        } catch {
            message = "\(error)"
            return nil
        }
    }

    var current: ShownWidget? { widgets.indices.contains(view.chosen) ? widgets[view.chosen] : nil }

    /// Keeps the same widget chosen when others come, go, or move; one that was placed from here is chosen itself.
    private func follow(from earlier: [ShownWidget]) {
        let (ids, before) = (widgets.map(\.instance.id), earlier.map(\.instance.id))
        guard ids != before else { return }
        if isPlacing, let new = ids.lastIndex(where: { !before.contains($0) }) {
            isPlacing = false
            return view.follow(to: new)
        }
        let chosen = before.indices.contains(view.chosen) ? before[view.chosen] : nil
        view.follow(to: ids.firstIndex { $0 == chosen } ?? min(view.chosen, max(0, ids.count - 1)))
    }
}
