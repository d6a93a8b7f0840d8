import FoundationEssentials
import GroupSystem
import PictureClient
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

    /// The line at the bottom, in place of the state.
    var message: String?
    /// A description of the host, such as its memory.
    var host: () -> String = { "" }
    /// Called after changes that are caused by neither a key nor a record.
    var needsDrawing: () -> Void = {}

    let terminal: Terminal
    let taken = TakenTerminal()
    let pictures: ScreenPictures
    var board: WidgetBoard
    var overlay = Overlay.nothing
    /// The contents of the terminal; nil if unknown.
    private var shown: CellGrid?

    /// Makes a dashboard of the placed widgets that `choose` picks, which may add others just for viewing.
    init(
        _ live: LiveWidgets, in loop: EventLoop, _ wishes: TerminalWishes,
        choosing choose: @escaping ([ShownWidget]) -> [ShownWidget]
    ) {
        terminal = Terminal(wishes, asking: taken)
        board = WidgetBoard(live, terminal.theme, choosing: choose)
        pictures = ScreenPictures(PictureProtocol.ofTerminal(taken.answer), in: loop)
        pictures.show = { [unowned self] in show($0) }
    }

    /// Draws everything anew next time.
    func forgetShown() { shown = nil }
}

// MARK: Drawing

extension Dashboard {
    /// Draws all changes, unless the terminal has not accepted all earlier output. Returns when something will look
    /// different by itself.
    func draw(at date: Date = Date()) -> Date? {
        _ = taken.output.flush()
        return taken.output.isBehind ? nil : drawn(at: date)
    }

    private func drawn(at date: Date) -> Date? {
        do {
            let problem = try board.update(at: date)
            message = message ?? problem
        } catch {
            message = "\(error)"
        }
        if pictures.isShown, let current = board.current {
            return pictures.ask(for: current, at: date, isDark: terminal.theme.isDark)
        }
        let (columns, rows) = Terminal.size
        var canvas = CellGrid(columns: columns, rows: rows)
        let next = board.draw(on: &canvas, rows: rows - 1, at: date)
        for column in 0..<columns { canvas[column, rows - 1] = Cell() }
        overlay.draw(on: &canvas, theme: terminal.theme)
        canvas.write(statusLine(columns), at: 0, rows - 1, like: Cell(style: .dim))
        put(terminal.isASCII ? canvas.ascii : canvas)
        return next
    }

    /// A terminal that supports these two sequences shows nothing half drawn in between.
    private func put(_ canvas: CellGrid) {
        let isOther = shown.map { $0.columns != canvas.columns || $0.rows != canvas.rows } ?? true
        let changes = canvas.changes(from: shown, terminal.colors)
        if !changes.isEmpty {
            _ = taken.output.write("\u{1B}[?2026h" + (isOther ? "\u{1B}[2J" : "") + changes + "\u{1B}[?2026l")
        }
        shown = canvas
    }

    /// Shows the chosen widget as a picture, until the next key.
    func askForPicture() {
        guard let current = board.current else { return }
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
