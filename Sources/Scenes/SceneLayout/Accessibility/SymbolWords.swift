/// The names of symbols that nobody has described.
enum SymbolWords {
    /// `heart.fill` is `Love`, as on iOS, and `cloud.rain` is `Cloud rain`.
    static func of(_ name: String) -> String {
        let words = name.split(separator: ".")
        let kept = words.enumerated().filter { $0.offset == 0 || !forms.contains($0.element) }.map(\.element)
        if let known = known[kept.joined(separator: ".")] { return known }
        let text = kept.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Words that say how a symbol is drawn.
    private static let forms: Set<Substring> = ["fill", "circle", "square", "rectangle", "rtl"]

    private static let known = [
        "heart": "Love", "star": "Favorite", "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete",
        "gear": "Settings", "gearshape": "Settings", "house": "Home", "magnifyingglass": "Search", "ellipsis": "More",
        "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "pencil": "Edit",
        "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
        "arrow.clockwise": "Refresh", "checkmark": "Selected", "bell": "Notifications", "paperplane": "Send",
    ]
}
