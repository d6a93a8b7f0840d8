/// The candidate that is most like a mistyped word, if any is like it at all: one letter in three may differ, or as many as
/// `limit` says. Nobody types more than a line.
package func closest(
    to word: String, among candidates: [String], within limit: Int? = nil, longest: Int = 80
) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let limit = limit ?? max(1, word.count / 3)
    let word = Array(word.lowercased())
    return candidates.lazy
        .filter { $0.utf8.count <= longest }
        .map { (candidate: $0, characters: Array($0.lowercased())) }
        .filter { abs($0.characters.count - word.count) <= limit }
        .map { (candidate: $0.candidate, distance: distance(word, $0.characters)) }
        .filter { $0.distance <= limit }
        .min { $0.distance < $1.distance }?.candidate
}

/// The number of characters to add, drop, change or swap with their neighbour to get from one word to the other.
private func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            var least = min(last[column] + (character == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
                least = min(least, beforeLast[column - 1] + 1)
            }
            current.append(least)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}
