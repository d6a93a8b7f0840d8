import CommandLineKit
import FoundationEssentials
import SceneLayout
import WidgetArchive
import WidgetRecords
import WidgetScreens
import WidgetTerminal

/// The last drawings of widgets; each is redrawn only when it looks different.
struct DrawnTiles {
    private var tiles: [String: Tile] = [:]

    private struct Tile {
        let look: Look
        let widget: TerminalWidget
    }

    /// Everything besides the time that a drawing depends on.
    struct Look: Hashable {
        let instance: Instance
        let reading: Int
        let entry: Date?
        let title: String
        let edge: TerminalWidget.Edge
        let isDark: Bool
        let scale: Double

        init(
            _ widget: ShownWidget, isChosen: Bool = false, isFailing: Bool = false, at date: Date, theme: Theme,
            scale: Double = 1
        ) {
            (instance, reading, isDark, self.scale) = (widget.instance, widget.reading, theme.isDark, scale)
            entry = widget.archive?.timeline.entry(at: date)?.date
            let isFailing = isFailing || widget.problem != nil
            title = (isFailing ? "⚠ " : "") + widget.heading
            edge = .of(isChosen: isChosen, isFailing: isFailing, in: theme)
        }
    }

    /// The number of drawings kept besides the visible ones.
    private static let spare = 200

    mutating func tile(of widget: ShownWidget, _ look: Look, at date: Date, theme: Theme) -> TerminalWidget {
        let name = widget.title
        if let tile = tiles[name], tile.look == look, tile.widget.composition.nextChange.map({ $0 > date }) ?? true {
            return tile.widget
        }
        let drawn = TerminalWidget(
            widget.scene(at: date, in: theme.isDark ? .dark : .light), family: widget.instance.family,
            scale: look.scale, title: look.title, theme: theme, edge: look.edge, at: .here(date))
        tiles[name] = Tile(look: look, widget: drawn)
        return drawn
    }

    /// Forgets some of the invisible drawings, if there are many.
    mutating func forget(besides seen: [ShownWidget]) {
        guard tiles.count > seen.count + DrawnTiles.spare else { return }
        let names = Set(seen.map(\.title))
        tiles = tiles.filter { names.contains($0.key) }
    }
}

extension CellGrid {
    /// Draws widgets as they are now, each with its caption beneath it.
    init(showing widgets: [(widget: ShownWidget, caption: Caption)], theme: Theme, columns: Int) {
        let now = Date()
        let board = TerminalBoard(
            widgets.map { TerminalWidget.size(of: $0.widget.size(at: now, in: theme)) }, columns: columns)
        self.init(columns: columns, rows: board.rows)
        var tiles = DrawnTiles()
        for ((widget, caption), place) in zip(widgets, board.places) {
            let look = DrawnTiles.Look(widget, at: now, theme: theme)
            draw(tiles.tile(of: widget, look, at: now, theme: theme), caption, at: place)
        }
    }
}

extension ShownWidget {
    /// Its size in points, as far as known without reading its archive.
    func size(at date: Date, in theme: Theme) -> Size {
        scene(at: date, in: theme.isDark ? .dark : .light).size(in: instance.family)
    }

    var caption: Caption {
        if problem != nil { return Caption("its archive is damaged") }
        return archive.map { Caption(shortened($0.cause), time: $0.made.localStamp.time) } ?? Caption("not loaded yet")
    }
}

/// Shortens a cause to fit beneath a small widget: the changed key without its group, and dates in local time.
func shortened(_ cause: String) -> String {
    guard cause.hasSuffix(" changed"), let end = cause.firstRange(of: " of ") else { return cause.inLocalTime }
    return cause[..<end.lowerBound] + " changed"
}
