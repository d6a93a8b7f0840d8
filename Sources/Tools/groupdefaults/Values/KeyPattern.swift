import CommandLineKit
import GroupStore

/// A word for one or more keys: a key itself, or a shell pattern of `*`, `?`, `[abc]`, `[a-z]` and `[!a]`.
struct KeyPattern {
    let word: String
    private let pattern: [Character]

    init(_ word: String) {
        self.word = word
        pattern = Array(word)
    }

    /// Whether the word can match more than itself.
    var isPattern: Bool {
        pattern.contains { "*?".contains($0) }
            || pattern.firstIndex(of: "[").map { pattern[$0...].contains("]") } ?? false
    }

    /// The keys that the word matches; only the key of exactly this name, if it exists.
    func keys(in snapshot: Snapshot, of suite: Suite) throws(Failure) -> [Key] {
        let key = Key(word)
        if snapshot[key] != nil { return [key] }
        guard isPattern else { throw .noKey(key, snapshot, in: suite) }
        let keys = snapshot.keys.filter { matches($0.text) }
        if keys.isEmpty, !snapshot.exists { throw .noSuite(suite.name, in: suite.root) }
        if keys.isEmpty { throw .notFound("no key matches '\(word)' in '\(suite.name)'") }
        return keys
    }

    /// The keys that the word matches, which may be none.
    func keys(in members: Members) -> [Key] {
        if members[Key(word)] != nil { return [Key(word)] }
        return isPattern ? members.map(\.key).filter { matches($0.text) } : []
    }

    /// Whether the word means a key, whichever keys there are.
    func means(_ key: Key) -> Bool { key.text == word || isPattern && matches(key.text) }

    /// Whether the pattern matches a whole text.
    func matches(_ text: String) -> Bool {
        let text = Array(text)
        var (place, step) = (0, 0)
        // Where to continue if the rest after the last star does not match: the star then takes one more character.
        var retry: (place: Int, step: Int)?
        while place < text.count {
            if step < pattern.count, pattern[step] == "*" {
                retry = (place, step)
                step += 1
            } else if let next = stepAfter(step, matching: text[place]) {
                (place, step) = (place + 1, next)
            } else if let last = retry {
                (place, step) = (last.place + 1, last.step + 1)
                retry = (last.place + 1, last.step)
            } else {
                return false
            }
        }
        return pattern[step...].allSatisfy { $0 == "*" }
    }

    /// The step after one that matches a character; nil if it does not match.
    private func stepAfter(_ step: Int, matching character: Character) -> Int? {
        guard step < pattern.count else { return nil }
        switch pattern[step] {
        case "?": return step + 1
        case "[":
            // As in a shell, a bracket in the first place is one of the characters.
            let isNegated = step + 1 < pattern.count && "!^".contains(pattern[step + 1])
            let start = step + (isNegated ? 2 : 1)
            guard start < pattern.count, let end = pattern[(start + 1)...].firstIndex(of: "]") else { fallthrough }
            return KeyPattern.holds(pattern[start..<end], character) != isNegated ? end + 1 : nil
        default: return pattern[step] == character ? step + 1 : nil
        }
    }

    private static func holds(_ set: ArraySlice<Character>, _ character: Character) -> Bool {
        var rest = set
        while let first = rest.popFirst() {
            if rest.count >= 2, rest.first == "-" {
                rest.removeFirst()
                if let last = rest.popFirst(), first <= last, first...last ~= character { return true }
            } else if first == character {
                return true
            }
        }
        return false
    }
}
