extension BarFormat {
    func waybar(_ record: BarRecord, _ text: String) -> String {
        let tooltip = record.details.map(escaped).joined(separator: "\n")
        let classes = record.classes.map(\.inQuotes).joined(separator: ", ")
        let percentage = record.percentage.map { ", \"percentage\": \($0)" } ?? ""
        return "{\"text\": \(text.inQuotes), \"alt\": \(record.alternative.withoutControls.inQuotes), "
            + "\"tooltip\": \(tooltip.inQuotes), \"class\": [\(classes)]\(percentage)}\n"
    }

    /// A block of i3bar's protocol. i3blocks names its blocks itself.
    func block(_ record: BarRecord, _ text: String) -> String {
        let name = "\"name\": \"groupwidgets\", \"instance\": \(record.name.withoutControls.inQuotes), "
        let urgent = record.isUrgent ? ", \"urgent\": true" : ""
        return "{\(self == .i3bar ? name : "")\"full_text\": \(text.inQuotes), \"markup\": \"pango\"\(urgent)}\n"
    }

    func genmon(_ record: BarRecord, _ text: String) -> String {
        let tooltip = record.details.map(escaped).joined(separator: "&#10;")
        let bar = record.percentage.map { "<bar>\($0)</bar>" } ?? ""
        return "<txt>\(text)</txt><tool>\(tooltip)</tool>\(bar)\n"
    }

    /// A menu: the title, the lines of the tooltip, and what can be done.
    func menu(_ record: BarRecord, _ text: String) -> String {
        guard !record.isEmpty else { return "" }
        // A template may give parameters of its own.
        let title = row(text) + (text.contains { $0 == "|" } ? " " : " | ") + BarFormat.literally
        let details = record.details.map { "\(row(escaped($0))) | \(BarFormat.literally)" }
        let items = record.items.map { item in
            "\(row(escaped(item.title))) | \(item.effect.parameters) \(BarFormat.literally)"
        }
        let parts = [[title], details, items].filter { !$0.isEmpty }
        return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "---\n")
    }

    /// The parameters by which a row is shown as it is.
    private static let literally = "emojize=false symbolize=false ansi=false useMarkup=false unescape=false"

    /// A row of a menu, which neither separates nor begins a submenu.
    private func row(_ words: String) -> String {
        let dashes = words.prefix { $0 == "-" }.count
        return words.isEmpty ? " " : String(repeating: "‐", count: dashes) + words.dropFirst(dashes)
    }
}

extension BarRecord.Effect {
    /// As parameters of a row of xbar's menu.
    fileprivate var parameters: String {
        switch self {
        case .open(let url): "href=\(url.asArgument)"
        case .run(let words):
            words.enumerated().map { place, word in
                (place == 0 ? "shell" : "param\(place)") + "=" + word.asArgument
            }.joined(separator: " ") + " terminal=false refresh=true"
        }
    }
}

extension String {
    /// In quotes, without what xbar cannot quote.
    fileprivate var asArgument: String {
        "\"" + withoutControls.filter { $0 != "\"" && $0 != "|" } + "\""
    }
}
