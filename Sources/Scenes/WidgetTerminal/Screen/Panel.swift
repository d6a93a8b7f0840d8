import SceneLayout

/// Lines in a frame over a board: to read, or to choose one from.
package struct Panel: Hashable, Sendable {
    package let title: String
    private let all: [String]
    /// The indices of the lines that contain the typed filter.
    private var numbers: [Int]
    /// Nil where there is nothing to choose.
    private var place: Int?
    private var top: Int
    /// The text typed to find a line; nil where letters are commands.
    private var filter: String?

    /// `startsAtEnd` is for a log, whose last lines matter most; in a filtered panel, only the lines that contain the
    /// typed text remain.
    package init(
        _ title: String, _ lines: [String], chosen: Int? = nil, startsAtEnd: Bool = false, isFiltered: Bool = false
    ) {
        (self.title, all) = (title, lines)
        numbers = Array(lines.indices)
        place = chosen.map { min(max(0, $0), max(0, lines.count - 1)) }
        top = startsAtEnd ? lines.count : 0
        filter = isFiltered ? "" : nil
    }

    package var isFiltered: Bool { filter != nil }

    package var lines: [String] { numbers.map { all[$0] } }

    /// The chosen line's index among all lines.
    package var chosen: Int? { place.map { numbers.indices.contains($0) ? numbers[$0] : $0 } }

    package enum Outcome: Hashable, Sendable {
        case stays, closes
        case chose(Int)
    }

    /// Handles a key on a terminal of some height.
    package mutating func take(_ key: KeyPress, rows: Int) -> Outcome {
        let page = Panel.shown(lines.count, rows)
        if filter != nil, find(key) { return .stays }
        switch key {
        case .escape, .letter("q"), .letter("?"): return .closes
        case .enter where numbers.isEmpty && filter?.isEmpty == false: break
        case .enter: return chosen.map { lines.isEmpty ? .closes : .chose($0) } ?? .closes
        case .down, .tab, .letter("j"): move(by: 1, page)
        case .up, .backTab, .letter("k"): move(by: -1, page)
        case .pageDown, .letter(" "): move(by: page, page)
        case .pageUp: move(by: -page, page)
        case .home: move(by: -lines.count, page)
        case .end: move(by: lines.count, page)
        case .wheel(let distance): move(by: distance, page)
        default: break
        }
        return .stays
    }

    /// Whether a key edits the filter. Escape clears the filter first.
    private mutating func find(_ key: KeyPress) -> Bool {
        guard let typed = filter else { return false }
        switch key {
        case .letter(let letter): filter = typed + String(letter)
        case .backspace: filter = String(typed.dropLast())
        case .deleteToStart, .deleteWord: filter = ""
        case .escape where !typed.isEmpty: filter = ""
        default: return false
        }
        let words = (filter ?? "").lowercased()
        let known = chosen
        numbers = all.indices.filter { words.isEmpty || all[$0].lowercased().contains(words) }
        place = numbers.firstIndex { $0 == known } ?? 0
        return true
    }

    private mutating func move(by distance: Int, _ page: Int) {
        if let place {
            self.place = min(max(0, place + distance), max(0, lines.count - 1))
        } else {
            top = min(max(0, min(top, lines.count - page) + distance), max(0, lines.count - page))
        }
    }

    /// The number of lines in sight, between the frame and the status line.
    private static func shown(_ count: Int, _ rows: Int) -> Int { max(1, min(count, rows - 4)) }
}

// MARK: Drawing

extension Panel {
    /// Draws it in the middle of a canvas.
    package func draw(on canvas: inout CellGrid, theme: Theme) {
        let rows = Panel.shown(lines.count, canvas.rows)
        let first = firstLine(rows)
        let longest = (all + [heading + "  "]).map(\.cellWidth).max() ?? 0
        let columns = min(longest + (place == nil ? 4 : 6), canvas.columns)
        var box = CellGrid(columns: columns, rows: rows + 2)
        for (row, line) in lines.dropFirst(first).prefix(rows).enumerated() {
            let isChosen = place == first + row
            let edge = TerminalWidget.Edge.of(isChosen: isChosen, isFailing: false, in: theme).cell
            let text = (isChosen ? "▸ " : place == nil ? "" : "  ") + line
            box.write(text.truncated(toCells: columns - 3), at: 2, row + 1, like: isChosen ? edge : Cell())
        }
        box.frame(title: heading, like: .of(isChosen: true, isFailing: false, in: theme))
        canvas.draw(box, at: (canvas.columns - columns) / 2, max(0, (canvas.rows - rows - 2) / 2))
    }

    /// The title, or the typed filter.
    private var heading: String { filter.map { $0.isEmpty ? title : "\(title): \($0)▏" } ?? title }

    private func firstLine(_ rows: Int) -> Int {
        let last = max(0, lines.count - rows)
        guard let place else { return min(top, last) }
        return min(max(0, place - rows / 2), last)
    }
}
