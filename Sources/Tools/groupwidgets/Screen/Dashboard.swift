import FoundationEssentials
import GroupSystem
import PictureClient
import SceneLayout
import WidgetArchive
import WidgetRecords
import WidgetScreens
import WidgetTerminal

/// Placed widgets on the whole terminal, redrawn where they change.
final class Dashboard {
    /// An order by a key or a click.
    enum Order {
        case quit
        case wish(Wish)
        case menu(MenuRequest)
        /// A wish, followed by a menu.
        case change(Wish, then: MenuRequest)
        /// Show text about a widget.
        case read(WidgetReading, of: String)
    }

    /// The captions of widgets, by id, which override those of their archives.
    var captions: [String: Caption] = [:]
    /// The ids of those whose last reload failed.
    var failing: Set<String> = []
    /// The line at the bottom, in place of the state.
    var message: String?
    /// A description of the host, such as its memory.
    var host: () -> String = { "" }
    /// Called after changes that are caused by neither a key nor a record.
    var needsDrawing: () -> Void = {}

    private let live: LiveWidgets
    private let choose: ([ShownWidget]) -> [ShownWidget]
    private(set) var widgets: [ShownWidget] = [] { didSet { follow(from: oldValue) } }

    let terminal: Terminal
    let taken = TakenTerminal()
    let pictures: ScreenPictures
    var view = BoardView()
    private(set) var board = TerminalBoard([], columns: 0)
    /// The sizes of the widgets, until one of them shows its next entry.
    private var sizes: [CellSize] = []
    private var nextEntry: Date?
    private var version: Int?
    private var laidOut: (sizes: [CellSize], columns: Int) = ([], 0)
    private var tiles = DrawnTiles()
    /// The contents of the terminal; nil if unknown.
    var shown: Canvas?
    /// The panel over the board, until it is closed.
    var panel: Panel?
    /// The outcomes of the panel's choices.
    var outcomes: [Menu.Outcome] = []
    /// The text field that is being edited, if any, and its menu entry.
    var typing: (panel: TextPanel, entry: Menu.Entry)?
    /// Whether a widget that appears now was placed from this screen; reset by the next key.
    var isPlacing = false

    /// Makes a dashboard of the placed widgets that `choose` picks, which may add others just for viewing.
    init(
        _ live: LiveWidgets, in loop: EventLoop, _ wishes: TerminalWishes,
        choosing choose: @escaping ([ShownWidget]) -> [ShownWidget]
    ) {
        (self.live, self.choose) = (live, choose)
        terminal = Terminal(wishes, asking: taken)
        pictures = ScreenPictures(PictureProtocol.ofTerminal(taken.answer), in: loop)
        pictures.show = { [unowned self] in show($0) }
    }

    var current: ShownWidget? { widgets.indices.contains(view.chosen) ? widgets[view.chosen] : nil }

    func caption(of widget: ShownWidget) -> Caption {
        widget.problem == nil ? captions[widget.instance.id] ?? widget.caption : widget.caption
    }

    /// Keeps the same widget chosen when others come, go, or move; a widget placed from here becomes the chosen one.
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

// MARK: Drawing

extension Dashboard {
    /// Draws all changes. Returns when to draw again: when something will look different by itself, or when the
    /// terminal may have accepted earlier output.
    func draw(at date: Date = Date()) -> Date? {
        _ = taken.output.flush()
        let next = taken.output.isBehind ? nil : drawn(at: date)
        // The terminal accepts a limited amount at a time; the rest will follow.
        return taken.output.isBehind ? date + 0.03 : next
    }

    private func drawn(at date: Date) -> Date? {
        update(at: date)
        if pictures.isShown, let current { return pictures.ask(for: current, at: date, isDark: terminal.theme.isDark) }
        let (columns, rows) = Terminal.size
        let seen = reveal(columns: columns, rows: rows - 1, at: date)
        var canvas = Canvas(columns: columns, rows: rows)
        var changes = [nextEntry]
        for index in seen {
            let tile = tile(at: index, date)
            canvas.draw(tile, caption(of: widgets[index]), at: board.places[index], from: view.top)
            changes.append(tile.composition.nextChange)
        }
        tiles.forget(besides: seen.map { widgets[$0] })
        for column in 0..<columns { canvas[column, rows - 1] = Cell() }
        panel?.draw(on: &canvas, theme: terminal.theme)
        typing?.panel.draw(on: &canvas, theme: terminal.theme)
        canvas.write(statusLine(columns), at: 0, rows - 1, like: Cell(style: .dim))
        put(terminal.isASCII ? canvas.ascii : canvas)
        return changes.compactMap(\.self).min()
    }

    func tile(at index: Int, _ date: Date = Date()) -> TerminalWidget {
        let widget = widgets[index]
        let look = DrawnTiles.Look(
            widget, isChosen: index == view.chosen, isFailing: failing.contains(widget.instance.id), at: date,
            theme: terminal.theme)
        return tiles.tile(of: widget, look, at: date, theme: terminal.theme)
    }

    /// Reads the records; if that fails, the old ones stay.
    private func update(at date: Date) {
        do {
            try live.update(at: date)
            message = message ?? live.problems.first
        } catch {
            message = "\(error)"
        }
        takeWidgets(at: date)
    }

    /// Takes the widgets if they have changed.
    private func takeWidgets(at date: Date) {
        guard version != live.version || nextEntry.map({ $0 <= date }) ?? false else { return }
        version = live.version
        widgets = choose(live.widgets)
        nextEntry = widgets.nextEntry(after: date)
        sizes = widgets.map { $0.size(at: date, in: terminal.theme) }
    }

    /// Lays out the board, and reads the visible widgets. These may turn out to have other sizes, and move the rest.
    private func reveal(columns: Int, rows: Int, at date: Date) -> [Int] {
        while true {
            if laidOut != (sizes, columns) {
                board = TerminalBoard(sizes, columns: columns)
                laidOut = (sizes, columns)
            }
            view.fit(board.places, rows: rows)
            let seen = board.tiles(in: view.top..<view.top + max(1, rows))
            guard live.read(Set(seen.map { widgets[$0].instance.id })) else { return seen }
            takeWidgets(at: date)
        }
    }

    /// A terminal that supports these two sequences shows nothing half drawn in between.
    private func put(_ canvas: Canvas) {
        let isOther = shown.map { $0.columns != canvas.columns || $0.rows != canvas.rows } ?? true
        let changes = canvas.changes(from: shown, terminal.colors)
        if !changes.isEmpty {
            _ = taken.output.write("\u{1B}[?2026h" + (isOther ? "\u{1B}[2J" : "") + changes + "\u{1B}[?2026l")
        }
        shown = canvas
    }

    /// Shows the chosen widget as a picture, until the next key.
    func askForPicture() {
        guard let current else { return }
        if pictures.areKnown {
            _ = pictures.ask(for: current, at: Date(), isDark: terminal.theme.isDark)
        } else {
            message = "this terminal shows no pictures; groupwidgets show \(current.title) --png FILE writes one"
        }
    }

    private func show(_ picture: Result<String, PictureFailure>) {
        switch picture {
        case .success(let sequence): _ = taken.output.write("\u{1B}[2J\u{1B}[H" + sequence)
        case .failure(let failure):
            message = "\(failure)"
            shown = nil
        }
        needsDrawing()
    }
}
