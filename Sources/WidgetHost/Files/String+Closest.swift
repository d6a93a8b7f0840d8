extension String {
    /// The one that was probably meant; nil if none is near.
    func closest(among candidates: [String]) -> String? {
        // Words of one or two letters are all near one another.
        let limit = count < 3 ? 0 : count / 3
        let word = Array(lowercased())
        return candidates.lazy
            .map { (candidate: $0, distance: word.distance(to: Array($0.lowercased()))) }
            .filter { $0.distance <= limit }
            .min { $0.distance < $1.distance }?.candidate
    }
}

extension [Character] {
    /// How many characters to add, drop or change make one word the other.
    fileprivate func distance(to other: [Character]) -> Int {
        var last = Array<Int>(0...other.count)
        for (row, character) in enumerated() {
            var current = [row + 1]
            for (column, wanted) in other.enumerated() {
                let changed = last[column] + (character == wanted ? 0 : 1)
                current.append(Swift.min(changed, last[column + 1] + 1, current[column] + 1))
            }
            last = current
        }
        return last[other.count]
    }
}
