import CommandLineKit
import FoundationEssentials
import WidgetArchive
import WidgetRecords

extension Command {
    static let list = Command(
        name: "list",
        summary: "list the placed widgets and their state",
        options: [.json],
        of: { invocation in
            let widgets = try invocation.widgets
            let placed = try widgets.shownWidgets()
            let last = Dictionary(widgets.why().map { ($0.widget, $0) }) { $1 }
            let places = try StackPlaces(in: widgets)
            let reports = placed.map { WidgetReport($0, last: last[$0.id], place: places[$0.id], in: widgets) }
            if invocation.has("json") { return Output.standard.write(try json(listing: reports)) }
            let style = Style(of: 1)
            for report in reports {
                Output.standard.print("\(style.paint(report.widget.id.onOneLine, .cyan))  \(report.summary.onOneLine)")
                if let problem = report.problem { Output.standard.print("  \(style.paint(problem.onOneLine, .red))") }
                if let notes = report.notes { Output.standard.print("  \(notes)") }
            }
            for damage in try widgets.damage() { note("note: \("\(damage)".onOneLine)\n") }
            if placed.isEmpty { note("no widget is placed; 'groupwidgets place KIND' places one\n") }
            if widgets.host == nil, !placed.isEmpty {
                note("no host is running, so that nothing is reloaded; 'groupwidgets run' starts one\n")
            }
        })
}

/// The state of a placed widget.
struct WidgetReport {
    let widget: PlacedWidget
    let archive: Archive?
    let last: ReloadRecord?
    /// The current problem, if there is one.
    let problem: String?
    /// Its place in a stack, in words.
    private let place: String?

    init(_ widget: PlacedWidget, last: ReloadRecord?, place: String?, in widgets: WidgetsDirectory) {
        (self.widget, self.place) = (widget, place)
        self.last = last
        var problem = last.flatMap { record in
            [.failed, .waiting].contains(record.outcome) ? record.reason ?? "the last reload failed" : nil
        }
        do {
            archive = try widgets.archive(of: widget.id)
        } catch {
            archive = nil
            problem = problem ?? "what it showed cannot be read: \(error)"
        }
        self.problem = problem
    }

    var summary: String {
        let own = widget.instance.family.isActivity ? [:] : widget.instance.parameters
        let parameters = own.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let loaded = archive.flatMap { $0.isPlaceholder ? nil : $0 }
        let state = loaded.map { "reloaded \($0.made.localStamp): \($0.cause.inLocalTime)" } ?? "not loaded yet"
        let words = [widget.instance.family.rawValue] + parameters + [place, "(\(widget.program))", state]
        return words.compactMap(\.self).joined(separator: "  ")
    }

    /// Where to read the notes for its developer; nil without notes.
    var notes: String? {
        guard let count = archive?.notes.count, count > 0 else { return nil }
        return "\(count == 1 ? "a note" : "\(count) notes"): groupwidgets why \(widget.id)"
    }
}

extension WidgetReport: ArchiveWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("widget", widget.instance)
            json.member("program", widget.program)
            json.member("made", archive?.made)
            json.member("cause", archive?.cause)
            json.member("generation", archive?.generation)
            json.member("notes", archive?.notes)
            json.member("problem", problem)
            json.member("last", last)
        }
    }
}

/// The places of widgets in stacks, in words.
private struct StackPlaces {
    private var words: [String: String] = [:]

    init(in widgets: WidgetsDirectory) throws {
        for stack in try widgets.stacks() {
            let top = widgets.top(of: stack)?.widget
            for widget in stack.widgets { words[widget] = "in \(stack.id)\(widget == top ? ", on top" : "")" }
        }
    }

    subscript(id: String) -> String? { words[id] }
}
