/// The words beneath a widget: why it looks as it does, and since when.
package struct Caption: Hashable, Sendable {
    package var time: String?
    package var words: String
    package var cost: String?

    package init(_ words: String, time: String? = nil, cost: String? = nil) {
        (self.words, self.time, self.cost) = (words, time, cost)
    }

    /// All of it.
    package var line: String {
        [time, words, cost.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    }

    /// As much as there is room for: the words matter more than the time, and the time more than the cost.
    func words(fitting width: Int) -> String {
        let timed = Caption(words, time: time).line
        return [line, timed].first { $0.cellWidth <= width } ?? words.truncated(toCells: width)
    }
}
