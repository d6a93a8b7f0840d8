/// The words of a tree.
enum TreeWord {
    /// Words for the kind of a node.
    static let kinds = [
        "vstack", "hstack", "zstack", "text", "symbol", "image", "spacer", "divider", "gauge", "progress", "button",
        "date",
        "timer", "grid",
    ]
    /// Kinds that the archive has, too.
    static let ofArchive: Set<String> = ["text", "image", "gauge", "spacer", "divider", "grid"]
    /// Words for looks, which a node passes on to its children.
    static let styles: Set<String> = [
        "font", "weight", "design", "bold", "italic", "monospacedDigit", "color", "tint", "lineLimit", "minimumScale",
        "textAlignment",
    ]
    /// Modifiers, applied in the order in which they are written.
    static let changes = ["padding", "frame", "background", "cornerRadius", "opacity", "accessibilityLabel"]
    /// Words for the effect of a click.
    static let taps = ["link", "run", "set", "terminal", "refresh", "input"]
    /// Words of a certain kind only.
    static let details: [String: Set<String>] = [
        "vstack": ["spacing", "alignment"], "hstack": ["spacing", "alignment"], "zstack": ["alignment"],
        "gauge": ["style", "min", "max", "label", "current"], "progress": ["style", "max"], "date": ["style"],
        "timer": ["to"], "grid": ["spacing", "alignment"], "symbol": ["value"],
    ]

    static let all: [String] = {
        let detailed = details.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return (Set(kinds + changes + taps + TreeDocument.words).union(styles).union(detailed)).sorted()
    }()
}
