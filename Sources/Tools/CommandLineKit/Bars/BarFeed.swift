/// The text that a bar reads, record by record.
package struct BarFeed: Sendable {
    package let format: BarFormat
    private let template: BarTemplate
    /// Whether the bar reports clicks to us.
    private let takesClicks: Bool
    /// Whether the bar waits for more records.
    private let goesOn: Bool
    private var last: [(name: String, lines: String)] = []
    private var hasBegun = false

    package init(_ format: BarFormat, _ template: BarTemplate = .text, takesClicks: Bool = false, goesOn: Bool = true) {
        (self.format, self.template, self.takesClicks, self.goesOn) = (format, template, takesClicks, goesOn)
    }

    /// The text for a record; empty if the bar shows it already.
    package mutating func text(for record: BarRecord) -> String {
        let text = template.text(of: record, in: format)
        return self.text(for: record.name, format.lines(of: record, text: text), isEmpty: record.isEmpty)
    }

    /// The same for a record that is written already.
    package mutating func text(for name: String, _ lines: String, isEmpty: Bool = false) -> String {
        let lines = format == .i3bar && isEmpty ? "" : lines
        let place = last.firstIndex { $0.name == name }
        guard place.map({ last[$0].lines }) != lines else { return "" }
        if let place { last[place].lines = lines } else { last.append((name, lines)) }
        defer { hasBegun = true }
        return switch format {
        case .i3bar: (hasBegun ? "" : header) + wholeLine
        case .xbar: goesOn ? "~~~\n" + lines : lines
        default: lines
        }
    }

    /// i3bar is told all blocks each time.
    private var wholeLine: String {
        ",[" + last.map { String($0.lines.dropLast()) }.filter { !$0.isEmpty }.joined(separator: ", ") + "]\n"
    }

    private var header: String { "{\"version\":1\(takesClicks ? ",\"click_events\":true" : "")}\n[\n[]\n" }
}
