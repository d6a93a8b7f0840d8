import Commands
import FoundationEssentials
import WidgetArchive
import WidgetScreens

extension Command {
    static let why = Command(
        name: "why",
        operands: "[ID|KIND|STACK]",
        summary: "explain each reload: its cause, what it cost, or why there was none",
        details: """
            The latest comes last, followed by what the widget has read, which is what wakes it, and by when it will be \
            reloaded by itself. Of a stack, it says which widget is on top, and why.
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
            if invocation.has("json") {
                for record in records.suffix(count) {
                    Output.standard.write(String(decoding: try ArchiveCoding.line(record), as: UTF8.self))
                }
                return
            }
            if placed.isEmpty, records.isEmpty, stacks.isEmpty {
                note("no widget is placed; 'groupwidgets place KIND' places one\n")
            }
            let style = Style(of: 1)
            for record in records.suffix(count) { Output.standard.print(record.words(style)) }
            for widget in placed {
                for line in try dependencies(of: widget, in: widgets) { Output.standard.print(line.onOneLine) }
            }
            for stack in stacks {
                if let top = widgets.top(of: stack) { Output.standard.print("\(stack.id): \(top.words)".onOneLine) }
            }
        })

    private static func dependencies(of widget: PlacedWidget, in widgets: WidgetsDirectory) throws -> [String] {
        guard let archive = try? widgets.archive(of: widget.id), !archive.isPlaceholder else {
            return ["\(widget.id) has not been loaded yet"]
        }
        // Keys missing from a suite are also looked up in the global domain, which is of no interest here.
        let reads = archive.reads.filter { $0.suite != "NSGlobalDomain" }.flatMap { reads -> [String] in
            if reads.everyKey { return ["all of \(reads.suite)"] }
            return reads.keys.map { "\($0) of \(reads.suite)" } + (reads.container ? ["files of \(reads.suite)"] : [])
        }
        let woken = reads.isEmpty ? "it has read nothing of any group" : "woken by \(reads.joined(separator: ", "))"
        return ["\(widget.id): \(woken); \(archive.timeline.policy.words)"] + archive.notes.map { "  note: \($0)" }
    }
}

extension Invocation {
    fileprivate func count(_ option: String) throws -> Int? {
        guard let words = argument(option) else { return nil }
        guard let count = Int(words), count >= 0 else { throw misused("'\(words)' is not a number") }
        return count
    }
}

extension SceneTimeline.Policy {
    var words: String {
        switch self {
        case .atEnd: "reloaded by itself after its last entry"
        case .after(let date): "reloaded by itself after \(date.formatted(.iso8601))"
        case .never: "never reloaded by itself"
        }
    }
}

extension ReloadRecord {
    /// The record as a line.
    func words(_ style: Style) -> String {
        let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let cause = causes.joined(separator: "; ").onOneLine
        let reason = (reason ?? "").onOneLine
        let cost = "\(milliseconds.formatted(places: 1)) ms"
        switch outcome {
        case .reloaded: return "\(time)  \(style.paint(widget, .cyan))  \(cause)  (\(cost))"
        case .failed:
            return "\(time)  \(style.paint(widget, .cyan))  \(cause)  \(style.paint("failed", .red)): \(reason)"
        case .waiting:
            return "\(time)  \(style.paint(widget, .cyan))  \(cause)  \(style.paint("waiting", .yellow)): \(reason)"
        case .refused:
            return
                "\(time)  \(style.paint(widget, .cyan))  \(cause)  \(style.paint("not reloaded", .yellow)): \(reason)"
        }
    }
}

extension Double {
    /// With `places` digits after the point.
    func formatted(places: Int) -> String {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        guard abs(self * factor) < 1e15 else { return "\(self)" }
        let rounded = Int((self * factor).rounded())
        guard places > 0 else { return "\(rounded)" }
        let digits = String(abs(rounded)).leftPadded(to: places + 1)
        return (rounded < 0 ? "-" : "") + digits.dropLast(places) + "." + digits.suffix(places)
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }
}
