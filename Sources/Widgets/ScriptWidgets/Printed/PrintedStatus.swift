import WidgetArchive

/// The object of a waybar module: `{"text": "62%", "tooltip": "Battery", "class": "charging", "percentage": 62}`.
struct PrintedStatus: Hashable, Sendable {
    private(set) var text = ""
    private(set) var alternative = ""
    private(set) var tooltip = ""
    private(set) var classes: [String] = []
    private(set) var percentage: Double?
    private(set) var notes: [String] = []

    static let words: Set<String> = ["text", "alt", "tooltip", "class", "percentage"]

    init(_ members: [(key: String, value: JSONValue)]) {
        for (key, value) in members {
            switch key {
            case "text": text = value.words
            case "alt": alternative = value.words
            case "tooltip": tooltip = value.words
            case "class": classes = value.elementsIfAny?.prefix(20).map(\.words) ?? [value.words]
            case "percentage": percentage = Double(value.words).flatMap { $0.isFinite ? min(max($0, 0), 100) : nil }
            default: if notes.count < 10 { notes.append("'\(key.prefix(40).shown)' has no effect here") }
            }
        }
    }

    /// A module without text is hidden, unless it has an icon by its name or a value.
    var isEmpty: Bool { text.trimmed.isEmpty && alternative.trimmed.isEmpty && percentage == nil }

    var listing: Listing {
        let words = text.trimmed.isEmpty ? alternative : text
        let fraction = percentage.map { $0 / 100 } ?? Menu.fraction(in: words)
        let title = words.isEmpty ? percentage.map { "\(Int($0))%" } ?? "" : words
        let rows = tooltip.split(separator: "\n").prefix(400).map { MenuRow(StyledText(statusWords: $0)) }
        let head = MenuRow(StyledText(statusWords: title[...]), tone: classes.lazy.compactMap(PrintedStatus.tone).first)
        let isRepeated = rows.first?.text.words == head.text.words
        return Listing(title: head, rows: Array(rows.dropFirst(isRepeated ? 1 : 0)), fraction: fraction)
    }

    /// The colour that style sheets usually give a class.
    private static func tone(_ name: String) -> Tone? {
        switch name.lowercased() {
        case "critical", "urgent", "error", "danger", "failed", "failure", "bad", "down", "alert": SystemTone.red
        case "warning", "warn", "degraded", "low", "high", "medium-high", "pending", "updates": SystemTone.orange
        case "good", "ok", "charging", "charged", "full", "plugged", "connected", "up", "on", "active", "enabled",
            "playing", "activated":
            SystemTone.green
        case "info", "notification", "new": SystemTone.blue
        case "muted", "disabled", "disconnected", "off", "inactive", "idle", "paused", "stopped", "none", "deactivated":
            SystemTone.secondaryLabel
        default: nil
        }
    }
}

extension StyledText {
    fileprivate init(statusWords words: Substring) {
        let words = String(words.prefix(2_000))
        let text = StyledText(markup: words) ?? StyledText([Piece(.words(StyledText.withoutEntities(words)))])
        self = text.mappingWords { words, look in [Piece(.words(words.shown), look)] }.trimmed()
    }
}
