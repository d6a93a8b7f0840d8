/// The line at the bottom of a screen: news on the left, and on the right as many keys as there is room for.
package struct StatusLine: Hashable, Sendable {
    package let text: String

    /// `keys` begins with the most important ones; `always` is cut only by a terminal narrower than it.
    package init(_ news: String, keys: [String], always: String, columns: Int) {
        let room = columns - 1
        let joined = { (count: Int) in (keys.prefix(count) + [always]).joined(separator: " · ") }
        let fits = { (count: Int) in joined(count).cellWidth + news.cellWidth + 3 <= room }
        let right = joined((0...keys.count).last(where: fits) ?? 0)
        let width = room - right.cellWidth - 3
        let left = width > 3 ? news.truncated(toCells: width) : ""
        let gap = String(repeating: " ", count: max(0, room - 1 - left.cellWidth - right.cellWidth))
        text = " " + left + gap + right
    }
}
