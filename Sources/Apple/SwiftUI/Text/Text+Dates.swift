import Foundation
import WidgetArchive

extension Paragraph.Content {
    /// Formats dates as words if the environment has a locale or time zone of its own, since a screen uses the user's,
    /// or a language other than English, which is all that screens know.
    func told(in environment: EnvironmentValues) -> Paragraph.Content {
        // Asking for a locale's language takes a while, and most texts are words.
        if case .words = self { return self }
        guard environment.isElsewhere || environment.locale.language.languageCode != .english else { return self }
        func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
            let formatter = DateFormatter()
            (formatter.locale, formatter.timeZone) = (environment.locale, environment.timeZone)
            (formatter.dateStyle, formatter.timeStyle) = (date, time)
            return formatter
        }
        switch self {
        case .date(let date, .time): return .words(formatter(.none, .short).string(from: date))
        case .date(let date, .date): return .words(formatter(.long, .none).string(from: date))
        case .date(_, .relative), .date(_, .offset):
            if environment.isElsewhere, environment.locale.language.languageCode != .english {
                CurrentEvaluation.note("`.environment(\\.locale)` has no effect on how long something is from now")
            }
            return self
        case .interval(let from, let to):
            let day = formatter(.long, .none)
            let ends = day.string(from: from) == day.string(from: to) ? formatter(.none, .short) : day
            return .words("\(ends.string(from: from)) – \(ends.string(from: to))")
        case .words, .symbol, .date, .timer: return self
        }
    }
}
