import CommandLineKit
import FoundationEssentials
import WidgetArchive
import WidgetRecords

extension Command {
    static let activities = Command(
        name: "activities",
        operands: "[end ID …]",
        summary: "list the Live Activities that apps have begun, or end some",
        details: """
            An app begins, updates and ends activities with ActivityKit; a program that was added shows those of its \
            ActivityConfiguration. One that is ended here is taken off the screens at once. The beginning of an ID \
            is enough.
            """,
        options: [.json],
        examples: [
            .init(line: "groupwidgets activities", meaning: "their states, and who shows them"),
            .init(line: "groupwidgets show 3F2A --png parcel.png", meaning: "the island and the Lock Screen of one"),
            .init(line: "groupwidgets activities end 3F2A", meaning: "takes it off the screens"),
        ],
        completes: [.found { _ in [.init("end", meaning: "takes activities off the screens")] }, .activity],
        of: { invocation in
            let widgets = try invocation.widgets
            guard let verb = invocation.operands.first else { return try list(widgets, asJSON: invocation.has("json")) }
            guard verb == "end" else { throw invocation.misused("there is no verb '\(verb)', only 'end'") }
            let ids = try invocation.operands(atLeast: 2).dropFirst()
            for activity in try ids.map({ try widgets.activity($0) }) { try widgets.end(activity) }
        })

    private static func list(_ widgets: WidgetsDirectory, asJSON: Bool) throws {
        let programs = try widgets.registeredPrograms()
        let reports = try widgets.activities().map { activity in
            ActivityReport(activity, programs.showing(activity.record.type)?.name, at: Date())
        }
        if asJSON { return Output.standard.write(try json(listing: reports)) }
        let style = Style(of: 1)
        for report in reports {
            Output.standard.print("\(style.paint(report.activity.id.onOneLine, .cyan))  \(report.summary.onOneLine)")
            Output.standard.print("  \(report.activity.record.attributes.onOneLine)")
            Output.standard.print("  \(report.activity.record.state.onOneLine)")
        }
        if reports.isEmpty { note("no app has begun an activity\n") }
        if widgets.host == nil, !reports.isEmpty {
            note("no host is running, so that none is shown; 'groupwidgets run' starts one\n")
        }
    }
}

/// An activity, and the program that shows it.
private struct ActivityReport: ArchiveWritable {
    let activity: Activity
    let program: String?
    let phase: ActivityRecord.Phase
    let since: Date

    init(_ activity: Activity, _ program: String?, at date: Date) {
        (self.activity, self.program) = (activity, program)
        phase = activity.record.phase(at: date)
        since = activity.record.phaseBegan(at: date)
    }

    var summary: String {
        let record = activity.record
        let shown = program.map { "shown by \($0)" } ?? "no program shows it: groupwidgets add PROGRAM"
        return "\(record.type)  \(phase), since \(since.localStamp)  begun by \(record.by)  \(shown)"
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", activity.id)
            json.member("phase", "\(phase)")
            json.member("program", program)
            json.member("activity", activity.record)
        }
    }
}
