import FoundationEssentials
import SceneLayout
import WidgetArchive
import WidgetRecords
import WidgetScreens
import WidgetTerminal

/// The placed widgets as tiles of a board that may be higher than the terminal: where each lies, which one is chosen,
/// and how it was last drawn.
struct WidgetBoard {
    private let live: LiveWidgets
    private let theme: Theme
    private let choose: ([ShownWidget]) -> [ShownWidget]
    private(set) var widgets: [ShownWidget] = [] { didSet { follow(from: oldValue) } }
    private(set) var view = BoardView()
    private var board = TerminalBoard([], columns: 0)
    /// The sizes of the widgets in points, until one of them shows its next entry.
    private var sizes: [Size] = []
    private var scale = BoardScale.usual
    private var nextEntry: Date?
    private var version: Int?
    private var laidOut: (sizes: [Size], columns: Int, rows: Int) = ([], 0, 0)
    private var tiles = DrawnTiles()
    /// The captions of widgets, by id, which override those of their archives.
    private var captions: [String: Caption] = [:]
    /// The ids of those whose last reload failed.
    private var failing: Set<String> = []
    /// Whether a widget that appears now was placed from this screen; reset by the next key.
    var isPlacing = false

    init(_ live: LiveWidgets, _ theme: Theme, choosing choose: @escaping ([ShownWidget]) -> [ShownWidget]) {
        (self.live, self.theme, self.choose) = (live, theme, choose)
    }

    var current: ShownWidget? { widgets.indices.contains(view.chosen) ? widgets[view.chosen] : nil }

    mutating func note(_ caption: Caption, of id: String) { captions[id] = caption }

    mutating func note(isFailing: Bool, of id: String) {
        if isFailing { failing.insert(id) } else { failing.remove(id) }
    }

    func caption(of widget: ShownWidget) -> Caption {
        widget.problem == nil ? captions[widget.instance.id] ?? widget.caption : widget.caption
    }

    /// Keeps the same widget chosen when others come, go, or move; a widget placed from here becomes the chosen one.
    private mutating func follow(from earlier: [ShownWidget]) {
        let (ids, before) = (widgets.map(\.instance.id), earlier.map(\.instance.id))
        guard ids != before else { return }
        if isPlacing, let new = ids.lastIndex(where: { !before.contains($0) }) {
            isPlacing = false
            return view.follow(to: new)
        }
        let chosen = before.indices.contains(view.chosen) ? before[view.chosen] : nil
        view.follow(to: ids.firstIndex { $0 == chosen } ?? min(view.chosen, max(0, ids.count - 1)))
    }

    /// Scrolls or chooses by a key; returns false for other keys.
    mutating func scroll(_ key: KeyPress) -> Bool {
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

    /// Chooses the widget at a place of the terminal. Returns it with what was hit in it, if there is any.
    mutating func hit(column: Int, row: Int) -> (widget: ShownWidget, action: Action)? {
        guard let met = board.tile(atColumn: column, row: row + view.top) else { return nil }
        view.choose(met.index)
        let widget = widgets[met.index]
        return tile(at: met.index, Date()).hit(column: met.column, row: met.row).map { (widget, $0) }
    }
}

// MARK: Drawing

extension WidgetBoard {
    /// Reads the records; if that fails, throws and keeps the old widgets. Returns a problem that does not matter to
    /// the others.
    mutating func update(at date: Date) throws -> String? {
        defer { takeWidgets(at: date) }
        try live.update(at: date)
        return live.problems.first
    }

    /// Draws what is in sight. Returns when it will look different by itself.
    mutating func draw(on canvas: inout CellGrid, rows: Int, at date: Date) -> Date? {
        let seen = reveal(columns: canvas.columns, rows: rows, at: date)
        var changes = [nextEntry]
        for index in seen {
            let tile = tile(at: index, date)
            canvas.draw(tile, caption(of: widgets[index]), at: board.places[index], from: view.top)
            changes.append(tile.composition.nextChange)
        }
        tiles.forget(besides: seen.map { widgets[$0] })
        return changes.compactMap(\.self).min()
    }

    private mutating func tile(at index: Int, _ date: Date) -> TerminalWidget {
        let widget = widgets[index]
        let look = DrawnTiles.Look(
            widget, isChosen: index == view.chosen, isFailing: failing.contains(widget.instance.id), at: date,
            theme: theme, scale: scale.factor)
        return tiles.tile(of: widget, look, at: date, theme: theme)
    }

    /// Takes the widgets if they have changed.
    private mutating func takeWidgets(at date: Date) {
        guard version != live.version || nextEntry.map({ $0 <= date }) ?? false else { return }
        version = live.version
        widgets = choose(live.widgets)
        nextEntry = widgets.nextEntry(after: date)
        sizes = widgets.map { $0.size(at: date, in: theme) }
    }

    /// Lays out the board, and reads the visible widgets. These may turn out to have other sizes, and move the rest.
    private mutating func reveal(columns: Int, rows: Int, at date: Date) -> [Int] {
        while true {
            if laidOut != (sizes, columns, rows) {
                scale = BoardScale(fitting: sizes, columns: columns, rows: rows)
                board = TerminalBoard(scale.sizes, columns: columns)
                laidOut = (sizes, columns, rows)
            }
            view.fit(board.places, rows: rows)
            let seen = board.tiles(in: view.top..<view.top + max(1, rows))
            guard live.read(Set(seen.map { widgets[$0].instance.id })) else { return seen }
            takeWidgets(at: date)
        }
    }
}
