/// The rows of a board that are in sight, and the chosen tile, which is among them.
package struct BoardView: Hashable, Sendable {
    /// The first row in sight.
    package private(set) var top = 0
    package private(set) var chosen = 0
    private var places: [TilePlace] = []
    private var rows = 1

    package init() {}

    /// Takes the places of the tiles and the height of the terminal, and keeps the chosen tile in sight if they are new.
    package mutating func fit(_ places: [TilePlace], rows: Int) {
        let rows = max(1, rows)
        guard places != self.places || rows != self.rows else { return }
        (self.places, self.rows) = (places, rows)
        chosen = min(chosen, max(0, places.count - 1))
        top = min(top, last)
        reveal()
    }

    /// Chooses another tile after the tiles have changed; it is scrolled to when they are drawn.
    package mutating func follow(to number: Int) {
        chosen = max(0, number)
        places = []
    }

    /// The number of tiles that are not wholly in sight, above and below.
    package var hidden: (above: Int, below: Int) {
        (places.count { $0.row < top }, places.count { $0.end > top + rows && $0.row >= top })
    }

    private var last: Int { max(0, (places.map(\.end).max() ?? 0) - rows) }
}

// MARK: Choosing

extension BoardView {
    /// Chooses a tile, wrapping around at the ends, and scrolls to it.
    package mutating func choose(_ number: Int) {
        guard !places.isEmpty else { return }
        chosen = (number % places.count + places.count) % places.count
        reveal()
    }

    /// Chooses the nearest tile below, or above.
    package mutating func chooseBelow() {
        guard let from = place else { return }
        chooseNearest(to: from) { $0.row >= from.end ? $0.row - from.end : nil }
    }

    package mutating func chooseAbove() {
        guard let from = place else { return }
        chooseNearest(to: from) { $0.end <= from.row ? from.row - $0.end : nil }
    }

    private var place: TilePlace? { places.indices.contains(chosen) ? places[chosen] : nil }

    private mutating func chooseNearest(to from: TilePlace, distance: (TilePlace) -> Int?) {
        let far = places.indices.compactMap { number in
            distance(places[number]).map { (rows: $0, columns: abs(places[number].column - from.column), number) }
        }
        if let nearest = far.min(by: <) { choose(nearest.2) }
    }

    private mutating func reveal() {
        guard let place else { return }
        if place.end > top + rows { top = place.end - rows }
        // For a tile higher than the terminal, its beginning counts.
        if place.row < top { top = place.row }
    }
}

// MARK: Scrolling

extension BoardView {
    /// Scrolls, and keeps the choice among the tiles in sight.
    package mutating func scroll(by distance: Int) {
        top = min(max(0, top + distance), last)
        chooseSeen()
    }

    /// Scrolls by a page, keeping a row for the eye to follow.
    package mutating func page(by pages: Int) { scroll(by: pages * max(1, rows - 1)) }

    private mutating func chooseSeen() {
        let seen = places.map { Double(sight(of: $0)) / Double(max(1, min($0.rows, rows))) }
        guard seen.indices.contains(chosen), seen[chosen] < 1, let best = seen.max(), best > seen[chosen],
            let number = seen.firstIndex(of: best)
        else { return }
        chosen = number
    }

    /// The number of a tile's rows in sight.
    private func sight(of place: TilePlace) -> Int { max(0, min(place.end, top + rows) - max(place.row, top)) }
}
