/// A line of text that a person types, with a cursor.
package struct LineEditor: Hashable, Sendable {
    private var letters: [Character]
    /// The number of letters before the cursor.
    private var place: Int

    package init(_ text: String = "") {
        letters = Array(text)
        place = letters.count
    }

    package var text: String { String(letters) }

    /// Handles a key. Returns false for one that edits nothing.
    package mutating func take(_ key: KeyPress) -> Bool {
        switch key {
        case .letter(let letter):
            letters.insert(letter, at: place)
            place += 1
        case .left: place = max(0, place - 1)
        case .right: place = min(letters.count, place + 1)
        case .home: place = 0
        case .end: place = letters.count
        case .backspace: remove(from: max(0, place - 1))
        case .delete: if place < letters.count { letters.remove(at: place) }
        case .deleteToStart: remove(from: 0)
        case .deleteWord: remove(from: startOfWord)
        default: return false
        }
        return true
    }

    private mutating func remove(from start: Int) {
        letters.removeSubrange(start..<place)
        place = start
    }

    private var startOfWord: Int {
        let words = letters[..<place].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
        return letters[..<words].lastIndex(of: " ").map { $0 + 1 } ?? 0
    }

    /// The part around the cursor that fits into `width` cells, with a bar at the cursor.
    package func shown(inCells width: Int) -> String {
        var (before, after) = (letters[..<place], letters[place...])
        func cells(_ letters: ArraySlice<Character>) -> Int { letters.reduce(0) { $0 + $1.cellWidth } }
        while cells(before) + 1 > width, !before.isEmpty { before.removeFirst() }
        while cells(before) + 1 + cells(after) > width, !after.isEmpty { after.removeLast() }
        return String(before) + "▏" + String(after)
    }
}
