/// The candidate most similar to a mistyped word, if any: one letter in three may differ, or up to `limit`. A common
/// prefix up to a dot is ignored, and words of one or two letters must be equal. Nobody types more than a line.
package func closest(
    to word: String, among candidates: [String], within limit: Int? = nil, longest: Int = 80
) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let word = Array(word.lowercased())
    return candidates.lazy
        .filter { $0.utf8.count <= longest }
        .compactMap { candidate -> (candidate: String, distance: Int)? in
            let characters = Array(candidate.lowercased())
            let limit = limit ?? allowedDistance(word, characters)
            guard abs(characters.count - word.count) <= limit else { return nil }
            let distance = distance(word, characters)
            return distance <= limit ? (candidate, distance) : nil
        }
        .min { $0.distance < $1.distance }?.candidate
}

private func allowedDistance(_ word: [Character], _ other: [Character]) -> Int {
    let common = zip(word, other).prefix { $0 == $1 }.count
    let told = word[..<common].lastIndex(of: ".").map { $0 + 1 } ?? 0
    let rest = word.count - told
    return rest < 3 ? 0 : rest / 3
}

/// The number of characters to insert, delete, replace or swap with a neighbour to turn one word into the other.
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
