import CommandLineKit
import FoundationEssentials
import WidgetArchive
import WidgetRecords
import WidgetScreens

extension Command {
    static let why = Command(
        name: "why",
        operands: "[ID|KIND|STACK]",
        summary: "explain each reload: its cause, what it cost, or why there was none",
        details: """
            The latest comes last. Then follow the keys and files that the widget has read, which wake it when they \
            change, and the time of its next reload by itself. For a stack, it says which widget is on top, and why.
            """,
        options: [
            .json, .init(name: "last", argument: "COUNT", summary: "show at most COUNT reloads (default 20)"),
        ],
        examples: [.init(line: "groupwidgets why BasicWidget", meaning: "the reloads of that kind")],
        completes: [.widgetOrKind],
        of: { invocation in
            let name = try invocation.operands(0...1).first
            let widgets = try invocation.widgets
            let stacks = try widgets.stacks().filter { stack in
                name.map { stack.id == $0 || stack.widgets.contains($0) } ?? true
            }
            let placed = try widgets.shownWidgets().filter { name == nil || [$0.id, $0.instance.kind].contains(name) }
            let records = widgets.why(name)
            if let name, placed.isEmpty, records.isEmpty, stacks.isEmpty { _ = try widgets.widget(name) }
            let count = try invocation.count("last") ?? 20
            if invocation.has("json") { return Output.standard.write(try json(listing: records.suffix(count))) }
            if placed.isEmpty, records.isEmpty, stacks.isEmpty {
                note("no widget is placed; 'groupwidgets place KIND' places one\n")
            }
            let style = Style(of: 1)
            for line in ReloadLine.folded(records.suffix(count)) { Output.standard.print(line.words(style)) }
            for widget in placed {
                for line in try dependencies(of: widget, in: widgets) { Output.standard.print(line.onOneLine) }
            }
            for stack in stacks {
                if let top = widgets.top(of: stack) { Output.standard.print("\(stack.id): \(top.words)".onOneLine) }
            }
        })

    private static func dependencies(of widget: PlacedWidget, in widgets: WidgetsDirectory) throws -> [String] {
        let read: Archive?
        do {
            read = try widgets.archive(of: widget.id)
        } catch {
            return ["\(widget.id): what it shows cannot be read: \(error)"]
        }
        guard let archive = read, !archive.isPlaceholder else { return ["\(widget.id) has not been loaded yet"] }
        let sources = archive.sources
        let woken = sources.isEmpty ? "it has read nothing of any group" : "woken by \(sources.joined(separator: ", "))"
        return ["\(widget.id): \(woken); \(archive.timeline.policy.words)"] + archive.notes.map { "  note: \($0)" }
    }
}

extension Invocation {
    func count(_ option: String) throws -> Int? {
        guard let words = argument(option) else { return nil }
        guard let count = Int(words), count >= 0 else { throw misused("'\(words)' is not a number") }
        return count
    }
}

extension SceneTimeline.Policy {
    var words: String {
        switch self {
        case .atEnd: "reloaded by itself after its last entry"
        case .after(let date): "reloaded by itself after \(date.localStamp)"
        case .never: "never reloaded by itself"
        }
    }
}

/// A line for consecutive reloads that were alike.
struct ReloadLine {
    /// The last of these reloads.
    private var record: ReloadRecord
    private var count = 1
    private var widgetWidth: Int

    /// The width up to which all lines are padded alike.
    private static let mostWidth = 32

    init(_ record: ReloadRecord) {
        self.record = record
        widgetWidth = record.widget.count
    }

    static func folded(_ records: some Sequence<ReloadRecord>) -> [ReloadLine] {
        var lines: [ReloadLine] = []
        for record in records {
            if let last = lines.indices.last, lines[last].isLike(record) {
                lines[last].record = record
                lines[last].count += 1
            } else {
                lines.append(ReloadLine(record))
            }
        }
        let width = lines.map(\.widgetWidth).filter { $0 <= mostWidth }.max() ?? 0
        for line in lines.indices { lines[line].widgetWidth = width }
        return lines
    }

    private func isLike(_ other: ReloadRecord) -> Bool {
        (record.widget, record.causes, record.outcome, record.reason)
            == (other.widget, other.causes, other.outcome, other.reason)
    }

    func words(_ style: Style) -> String {
        let gap = String(repeating: " ", count: max(0, widgetWidth - record.widget.count))
        let widget = style.paint(record.widget.onOneLine, .cyan) + gap
        let times = count > 1 ? "  ×\(count)" : ""
        let cause = record.causes.joined(separator: "; ").inLocalTime.onOneLine
        return "\(record.date.localStamp.withMilliseconds)  \(widget)  \(cause)  \(record.outcome(style))\(times)"
    }

}

extension ReloadRecord {
    /// The outcome in words, coloured by a style, if any.
    func outcome(_ style: Style? = nil) -> String {
        let reason = (reason ?? "").inLocalTime.onOneLine
        func painted(_ words: String, _ colour: Style.Colour) -> String { style?.paint(words, colour) ?? words }
        return switch outcome {
        case .reloaded: "(\(milliseconds.formatted(places: 1)) ms)"
        case .failed: "\(painted("failed", .red)): \(reason)"
        case .waiting: "\(painted("waiting", .yellow)): \(reason)"
        case .refused: "\(painted("not reloaded", .yellow)): \(reason)"
        }
    }
}
