import CommandLineKit
import FoundationEssentials
import WidgetArchive
import WidgetScreens

extension WidgetStream.Report {
    /// The report for a bar. `tool` is the command that its menu's rows begin with.
    func record(tool: [String]) -> BarRecord {
        var record = BarRecord(name: name)
        guard let widget else { return record }
        record.text = summary.text.isEmpty && summary.states.contains(.failed) ? "⚠ \(name)" : summary.text
        record.details = summary.rest + summary.remarks
        record.alternative = widget.instance.kind
        record.classes = summary.states.map(\.rawValue)
        record.percentage = summary.percentage
        record.isUrgent = summary.states.contains(.failed)
        let url = summary.url.map { BarRecord.Item("Open", .open(url: $0)) }
        record.items =
            [url].compactMap(\.self)
            + summary.targets.enumerated().map { number, target in
                .init(target.title.isEmpty ? target.action.words : target.title, target.effect(number, widget, tool))
            }
        return record
    }
}

extension WidgetSummary {
    fileprivate var percentage: Int? { fraction.map { Int(($0 * 100).rounded()) } }
}

extension WidgetSummary.Target {
    fileprivate func effect(_ number: Int, _ widget: ShownWidget, _ tool: [String]) -> BarRecord.Effect {
        if case .open(let url) = action { return .open(url: url) }
        return .run(tool + ["tap", widget.instance.id, "\(number + 1)"])
    }
}

/// The object of `--format json`.
extension WidgetStream.Report: ArchiveWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("widget", name)
            json.member("kind", widget?.instance.kind)
            json.member("family", widget?.instance.family.rawValue)
            json.member("text", summary.text)
            json.member("rest", summary.rest)
            json.member("percentage", summary.percentage)
            json.member("class", summary.states.map(\.rawValue))
            json.member("remarks", summary.remarks)
            json.member("url", summary.url)
            json.member("targets", summary.targets.map(\.title))
            json.member("made", widget?.archive?.made)
            json.member("cause", widget?.archive?.cause)
        }
    }
}
