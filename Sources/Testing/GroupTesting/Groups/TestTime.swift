import Foundation
import SceneLayout
import WidgetArchive

/// The time on a test's clock, and how times are written, whatever those of this machine are.
struct TestTime: Hashable, Sendable {
    /// Where the clock stands; nil if it is the real one.
    var now: Date?
    var zone = TestTime.usualZone
    var locale = TestTime.usualLocale

    static let usualZone = "UTC"
    static let usualLocale = "en_US"

    /// The variables by which programs learn of the conventions. Variables that are empty count as if they were not set.
    var environment: [String: String] {
        ["TZ": zone, "LANG": "\(locale).UTF-8", "LC_ALL": "", "LC_TIME": "", "LC_MESSAGES": ""]
    }

    func moment(_ date: Date) -> Moment {
        var moment = Moment.here(date, environment: ["LANG": locale])
        if let zone = TimeZone(identifier: zone) { moment.ahead = { zone.secondsFromGMT(for: $0) } }
        return moment
    }
}

extension TestTime {
    /// Why a picture would look different at another time of the real clock; nil if it would not.
    func dependence(of scene: WidgetArchive.Scene, drawnAt date: Date) -> String? {
        guard now == nil else { return nil }
        let real = Date()
        func isOfToday(_ date: Date) -> Bool { abs(date.timeIntervalSince(real)) < 86_400 }
        let isDrawnNow = abs(date.timeIntervalSince(real)) < 600
        for content in scene.liveContents {
            switch content {
            case .date(let shown, .time) where isOfToday(shown):
                return "it shows \(moment(shown).time), a time of today"
            case .date(let shown, .date) where isOfToday(shown): return "it shows \(moment(shown).day), which is today"
            case .interval(let from, let to) where isOfToday(from) || isOfToday(to):
                return "it shows \(moment(from).time) to \(moment(to).time), times of today"
            case .date(let shown, .relative), .date(let shown, .offset), .date(let shown, .timer):
                if isDrawnNow { return "it counts to or from \(shown), and is drawn at the real time" }
            case .timer(_, let to, _, nil, _) where isDrawnNow:
                return "it counts to \(to), and is drawn at the real time"
            default: continue
            }
        }
        return nil
    }
}

extension WidgetArchive.Scene {
    /// The times in it, and the spans by which gauges move.
    fileprivate var liveContents: [Paragraph.Content] {
        ([root] + [background].compactMap(\.self)).flatMap(\.liveContents)
    }
}

extension Node {
    fileprivate var liveContents: [Paragraph.Content] {
        switch self {
        case .text(let paragraph): paragraph.runs.map(\.content)
        case .gauge(let gauge): [gauge.interval].compactMap(\.self) + parts.flatMap(\.liveContents)
        default: parts.flatMap(\.liveContents)
        }
    }
}
