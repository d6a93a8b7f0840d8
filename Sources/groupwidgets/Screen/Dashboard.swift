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
        /// Lines to read about a widget.
        case read(WidgetReading, of: String)
    }

    var widgets: [ShownWidget] = [] { didSet { follow(from: oldValue) } }
    var marks = Picture.Marks()
    /// The line at the bottom, shown instead of the state.
    var message: String?
    /// What is told of the host, such as its memory.
    var host = ""

    private let terminal: Terminal
    private let taken = TakenTerminal()
    private(set) var view = BoardView()
    private var picture: Picture?
    private var shown: Canvas?
    private let pictures = ScreenPictures()
    /// What lies over the board until it is closed.
    private var panel: Panel?
    /// The outcomes of what can be chosen from the panel.
    private var outcomes: [Menu.Outcome] = []

    init(_ wishes: TerminalWishes) {
        terminal = Terminal(wishes, asking: taken)
    }

    /// Draws what has changed. Returns when to draw again: when something will look different by itself, or when the
    /// terminal may have taken earlier output.
    func draw(at date: Date = Date()) -> Date? {
        _ = taken.output.flush()
        if taken.output.isBehind { return date + 0.03 }
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

    /// Handles what a person typed or clicked.
    func orders(for keys: [KeyPress]) -> [Order] {
        guard !keys.isEmpty else { return [] }
        message = nil
        if pictures.isShown {
            _ = taken.output.write(pictures.remove())
            shown = nil
            return keys.contains(.letter("q")) ? [.quit] : []
        }
        return keys.compactMap(order)
    }

    private func order(for key: KeyPress) -> Order? {
        if key == .redraw {
            shown = nil
        } else if panel != nil {
            return choose(key)
        } else if key == .letter("q") {
            return .quit
        } else if let order = orderOfPanel(for: key) {
            return order
        } else if !scroll(key) {
            return wish(for: key).map(Order.wish)
        }
        return nil
    }

    /// The order that opens a panel.
    private func orderOfPanel(for key: KeyPress) -> Order? {
        if key == .letter("a") { return .menu(.kinds) }
        guard let id = current?.instance.id, !id.isEmpty else { return nil }
        switch key {
        case .letter("e"): return .menu(.configuration(of: id))
        case .letter("d"): return .menu(.removal(of: id))
        case .letter("w"): return .read(.reloads, of: id)
        case .letter("o"): return .read(.output, of: id)
        default: return nil
        }
    }

    private func choose(_ key: KeyPress) -> Order? {
        guard let outcome = panel?.take(key, rows: Terminal.size.rows), outcome != .stays else { return nil }
        panel = nil
        guard case .chose(let number) = outcome, outcomes.indices.contains(number) else { return nil }
        switch outcomes[number] {
        case .wish(let wish): return .wish(wish)
        case .more(let request): return .menu(request)
        case .nothing: return nil
        }
    }

    func show(_ menu: Menu) {
        outcomes = menu.items.map(\.outcome)
        panel = Panel(menu.title, menu.items.map(\.title), chosen: menu.current)
    }

    func read(_ lines: [String], titled title: String) {
        panel = Panel(title, lines.isEmpty ? ["nothing yet"] : lines, startsAtEnd: true)
    }

    /// Whether a key scrolls or chooses.
    private func scroll(_ key: KeyPress) -> Bool {
        switch key {
        case .right, .tab, .letter("l"): view.choose(view.chosen + 1)
        case .left, .backTab, .letter("h"): view.choose(view.chosen - 1)
        case .down, .letter("j"): view.chooseBelow()
        case .up, .letter("k"): view.chooseAbove()
        case .pageDown, .letter(" "): view.page(by: 1)
        case .pageUp: view.page(by: -1)
        case .home: view.choose(0)
        case .end: view.choose(-1)
        case .wheel(let distance): view.scroll(by: distance)
        default: return false
        }
        return true
    }

    private func wish(for key: KeyPress) -> Wish? {
        switch key {
        case .letter("?"): panel = Panel("Keys", Dashboard.keys)
        case .letter("R"): return .reload(kind: nil)
        case .letter("r"): return current.map { .reload(kind: $0.instance.kind) }
        case .letter("p"): if let current { _ = showPicture(of: current, at: Date()) }
        case .letter("s"): return current?.stack.map { .turn(stack: $0.stack, by: 1) }
        case .letter("S"): return current?.stack.map { .turn(stack: $0.stack, by: -1) }
        case .letter("<"): return current.map { .move(id: $0.instance.id, by: -1) }
        case .letter(">"): return current.map { .move(id: $0.instance.id, by: 1) }
        case .letter("E"): return current.map { .chooseNext(id: $0.instance.id) }
        case .enter: return tap(number: nil)
        case .letter(let digit): if let number = digit.wholeNumberValue, number > 0 { return tap(number: number) }
        case .click(let column, let row): return click(column, row)
        default: break
        }
        return nil
    }

    /// Shows a widget as a picture, until the next key. Returns when that will look different.
    private func showPicture(of widget: ShownWidget, at date: Date) -> Date? {
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

    /// Keeps the same widget chosen when others come, go, or move.
    private func follow(from earlier: [ShownWidget]) {
        let ids = widgets.map(\.instance.id)
        guard ids != earlier.map(\.instance.id) else { return }
        let chosen = earlier.indices.contains(view.chosen) ? earlier[view.chosen].instance.id : nil
        view.follow(to: ids.firstIndex { $0 == chosen } ?? min(view.chosen, max(0, ids.count - 1)))
    }

    private func tap(number: Int?) -> Wish? {
        guard let current else { return nil }
        let scene = current.scene(at: Date(), in: terminal.theme.isDark ? .dark : .light)
        let actions = scene.root.actions
        if let number {
            guard actions.indices.contains(number - 1) else { return tell("\(current.title) has no link \(number)") }
            return .tap(id: current.instance.id, actions[number - 1])
        }
        guard let action = scene.url.map({ Action.open(url: $0) }) ?? actions.first else {
            return tell("\(current.title) has no link")
        }
        return .tap(id: current.instance.id, action)
    }

    private func click(_ column: Int, _ row: Int) -> Wish? {
        guard let met = picture?.board.hit(column: column, row: row + view.top), row < Terminal.size.rows - 1,
            widgets.indices.contains(met.tile)
        else {
            return nil
        }
        view.choose(met.tile)
        return met.action.map { .tap(id: widgets[met.tile].instance.id, $0) }
    }

    private func tell(_ words: String) -> Wish? {
        message = words
        return nil
    }
}
