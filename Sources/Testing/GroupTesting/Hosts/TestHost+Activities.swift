public import ActivityKit
import Foundation
import WidgetArchive
import WidgetHost
import WidgetKit
import WidgetRecords

extension TestHost {
    /// A presentation of a Live Activity, once it shows something: its view on the Lock Screen, or one of its island.
    ///
    /// An app starts the activity, in its own process or in `TestGroup.asCurrent`.
    public func activity(
        _ id: String, as kind: ActivityPreviewViewKind = .content, within limit: Duration = .usualPatience,
        file: StaticString = #fileID, line: Int = #line
    ) throws -> TestWidget {
        let family = kind.family
        let widgetID = "\(id).\(family.rawValue)"
        let found = thread.journal.first(from: 0, within: limit) { news in
            if case .told(.reloaded(let record, _)) = news, record.widget == widgetID { record } else { nil }
        }
        let shown = try TestHost.telling { try directory.shownWidgets() }.first { $0.id == widgetID }
        guard let found, let shown else {
            throw TestFailure(
                "the activity \(id) was not shown within \(limit)",
                notes.isEmpty ? [] : [.init(title: "the host says", lines: notes)], at: CallSite(file, line))
        }
        return TestWidget(shown, on: self, from: found.end)
    }
}
