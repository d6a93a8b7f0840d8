/// Which rows of a listing a widget has room for: all of them, or else those of fewer submenus, or else the first ones.
struct RowFit {
    private(set) var columns: [[MenuRow]] = []
    /// How many rows there is no room for.
    private(set) var hidden = 0

    init(_ rows: [MenuRow], height: Double, columns count: Int, size: Double) {
        let all = rows.count { !$0.isSeparator }
        for level in Set(rows.map(\.level)).sorted(by: >) {
            let kept = Listing.tidy(rows.filter { $0.level <= level })
            let isWhole = kept.count { !$0.isSeparator } == all
            var packing = Packing(height: height, columns: count, size: size, reservesLine: !isWhole)
            var fits = packing.pack(kept)
            if !fits, isWhole {
                packing = Packing(height: height, columns: count, size: size, reservesLine: true)
                fits = packing.pack(kept)
            }
            columns = packing.columns
            if fits { break }
        }
        hidden = all - columns.joined().count { !$0.isSeparator }
    }
}

/// Fills columns with rows, one after the other.
private struct Packing {
    let height: Double
    let size: Double
    /// Whether the last column ends with a line that says how many are missing.
    let reservesLine: Bool
    private(set) var columns: [[MenuRow]]
    private var place = 0
    private var used = 0.0

    init(height: Double, columns count: Int, size: Double, reservesLine: Bool) {
        (self.height, self.size, self.reservesLine) = (height, size, reservesLine)
        columns = Array(repeating: [], count: count)
    }

    /// Whether there is room for all of them.
    mutating func pack(_ rows: [MenuRow]) -> Bool {
        for row in rows {
            let needed = row.height(size: size)
            while used + needed > room {
                guard place + 1 < columns.count else {
                    trim()
                    return false
                }
                trim()
                (place, used) = (place + 1, 0)
            }
            guard !columns[place].isEmpty || !row.isSeparator else { continue }
            columns[place].append(row)
            used += needed
        }
        return true
    }

    private var room: Double {
        let isLast = place == columns.count - 1
        return isLast && reservesLine ? height - MenuRow.height(lines: 1, size: size) : height
    }

    /// No column ends with a separator.
    private mutating func trim() {
        if columns[place].last?.isSeparator == true { columns[place].removeLast() }
    }
}
