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
    }

    var widgets: [ShownWidget] = [] { didSet { chosen = min(chosen, max(0, widgets.count - 1)) } }
    /// The lines beneath widgets, by id, in place of those that their archives give.
    var captions: [String: String] = [:]
    /// The line at the bottom, shown instead of the keys.
    var message: String?

    private let terminal = Terminal()
    private let taken = TakenTerminal()
    private var chosen = 0
    private var picture: Picture?
    private var shown: Canvas?
    private let pictures = ScreenPictures()

    /// Draws what has changed. Returns when to draw again: when something will look different by itself, or when the
    /// terminal may have taken earlier output.
    func draw(at date: Date = Date()) -> Date? {
        _ = taken.output.flush()
        if taken.output.isBehind { return date + 0.03 }
        if pictures.isShown, let current { return showPicture(of: current, at: date) }
        let (columns, rows) = Terminal.size
        let picture = Picture(
            widgets, captions, at: date, theme: terminal.theme, columns: columns, rows: max(1, rows - 1),
            chosen: chosen)
        var canvas = Canvas(columns: columns, rows: rows)
        canvas.draw(picture.board.canvas, at: 0, 0)
        canvas.write(footer(picture.board.hiddenCount), at: 0, rows - 1, like: Cell(style: .dim), width: columns)
        let isOther = shown.map { $0.columns != columns || $0.rows != rows } ?? true
        let changes = canvas.changes(from: shown, terminal.colors)
        // Between these two sequences, a terminal that knows them shows nothing half drawn.
        if !changes.isEmpty {
            _ = taken.output.write("\u{1B}[?2026h" + (isOther ? "\u{1B}[2J" : "") + changes + "\u{1B}[?2026l")
        }
        self.picture = picture
        shown = canvas
        return picture.nextChange
    }

    private func footer(_ hidden: Int) -> String {
        if let message { return " " + message }
        let more = hidden == 0 ? "" : " \(hidden) more need a larger terminal ·"
        if widgets.isEmpty { return " No widget is placed: groupwidgets place KIND · q quit" }
        let turn = current?.stack == nil ? "" : " · s turn"
        return more + " ←→ choose · ⏎ tap · 1–9 tap a link · r reload · R reload all · e edit" + turn
            + " · p picture · q quit"
    }

    /// Handles what a person typed or clicked.
    func orders(for keys: [Key]) -> [Order] {
        guard !keys.isEmpty else { return [] }
        message = nil
        if pictures.isShown {
            _ = taken.output.write(pictures.remove())
            shown = nil
            return keys.contains(.letter("q")) ? [.quit] : []
        }
        return keys.compactMap { $0 == .letter("q") ? .quit : wish(for: $0).map(Order.wish) }
    }

    private func wish(for key: Key) -> Wish? {
        switch key {
        case .letter("R"): return .reload(kind: nil)
        case .right, .down, .tab, .letter("l"), .letter("j"): choose(chosen + 1)
        case .left, .up, .backTab, .letter("h"), .letter("k"): choose(chosen - 1)
        case .letter("r"): return current.map { .reload(kind: $0.instance.kind) }
        case .letter("p"): if let current { _ = showPicture(of: current, at: Date()) }
        case .letter("s"): return current?.stack.map { .turn(stack: $0.stack, by: 1) }
        case .letter("S"): return current?.stack.map { .turn(stack: $0.stack, by: -1) }
        case .letter("e"): return current.map { .chooseNext(id: $0.instance.id) }
        case .enter: return tap(number: nil)
        case .letter(let digit): if let number = digit.wholeNumberValue, number > 0 { return tap(number: number) }
        case .click(let column, let row): return click(column, row)
        case .escape: break
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

    private var current: ShownWidget? { widgets.indices.contains(chosen) ? widgets[chosen] : nil }

    private func choose(_ number: Int) {
        guard !widgets.isEmpty else { return }
        chosen = (number + widgets.count) % widgets.count
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
        guard let met = picture?.board.hit(column: column, row: row), widgets.indices.contains(met.tile) else {
            return nil
        }
        chosen = met.tile
        return met.action.map { .tap(id: widgets[met.tile].instance.id, $0) }
    }

    private func tell(_ words: String) -> Wish? {
        message = words
        return nil
    }
}
