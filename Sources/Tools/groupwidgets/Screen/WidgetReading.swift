import CommandLineKit
import FoundationEssentials
import WidgetRecords

/// A text about a widget for reading on a live screen.
enum WidgetReading {
    /// Why it was reloaded, or was not.
    case reloads
    case output

    func lines(of id: String, in widgets: WidgetsDirectory) throws -> [String] {
        switch self {
        case .reloads: return widgets.why(id).suffix(200).map(WidgetReading.line)
        case .output:
            let log = widgets.programLog(try widgets.widget(id).program)
            return log.lines.suffix(200).map { line in
                "\(line.date.map { "\($0.localStamp.time) " } ?? "")\(line.text)".onOneLine
            }
        }
    }

    private static func line(_ record: ReloadRecord) -> String {
        let causes = record.causes.map(shortened).joined(separator: "; ")
        return "\(record.date.localStamp.time) \(causes) \(record.outcome())".onOneLine
    }
}
