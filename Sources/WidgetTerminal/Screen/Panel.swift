import SceneLayout

/// Lines in a frame over a board: to read, or to choose one of.
package struct Panel: Hashable, Sendable {
    package let title: String
    package let lines: [String]
    /// Nil where there is nothing to choose.
    package private(set) var chosen: Int?
    private var top: Int

    /// `startsAtEnd` is for a log, whose last lines matter most.
    package init(_ title: String, _ lines: [String], chosen: Int? = nil, startsAtEnd: Bool = false) {
        (self.title, self.lines) = (title, lines)
        self.chosen = chosen.map { min(max(0, $0), max(0, lines.count - 1)) }
        top = startsAtEnd ? lines.count : 0
    }

    package enum Outcome: Hashable, Sendable {
        case stays, closes
        case chose(Int)
    }

    /// Handles a key on a terminal of some height.
    package mutating func take(_ key: KeyPress, rows: Int) -> Outcome {
        let page = Panel.shown(lines.count, rows)
        switch key {
        case .escape, .letter("q"), .letter("?"): return .closes
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

    private mutating func move(by distance: Int, _ page: Int) {
        if let chosen {
            self.chosen = min(max(0, chosen + distance), max(0, lines.count - 1))
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
    package func draw(on canvas: inout Canvas, theme: Theme) {
        let rows = Panel.shown(lines.count, canvas.rows)
        let first = firstLine(rows)
        let longest = (lines + [title + "  "]).map(\.cellWidth).max() ?? 0
        let columns = min(longest + (chosen == nil ? 4 : 6), canvas.columns)
        var box = Canvas(columns: columns, rows: rows + 2)
        for (row, line) in lines.dropFirst(first).prefix(rows).enumerated() {
            let isChosen = chosen == first + row
            let edge = TerminalWidget.Edge.of(isChosen: isChosen, isFailing: false, in: theme).cell
            let text = (isChosen ? "▸ " : chosen == nil ? "" : "  ") + line
            box.write(text.truncated(toCells: columns - 3), at: 2, row + 1, like: isChosen ? edge : Cell())
        }
        box.frame(title: title, like: .of(isChosen: true, isFailing: false, in: theme))
        canvas.draw(box, at: (canvas.columns - columns) / 2, max(0, (canvas.rows - rows - 2) / 2))
    }

    private func firstLine(_ rows: Int) -> Int {
        let last = max(0, lines.count - rows)
        guard let chosen else { return min(top, last) }
        return min(max(0, chosen - rows / 2), last)
    }
}
