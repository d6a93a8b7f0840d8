import Foundation
import WidgetArchive

extension Paragraph.Content {
    /// Formats dates as words if the environment has a locale or time zone of its own, since a screen uses the user's.
    func told(in environment: EnvironmentValues) -> Paragraph.Content {
        guard environment.isElsewhere else { return self }
        func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
            Date.FormatStyle(date: date, time: time, locale: environment.locale, timeZone: environment.timeZone)
        }
        switch self {
        case .date(let date, .time): return .words(style(.omitted, .shortened).format(date))
        case .date(let date, .date): return .words(style(.long, .omitted).format(date))
        case .date(_, .relative), .date(_, .offset):
            if environment.locale.language.languageCode != .english {
                CurrentEvaluation.note("`.environment(\\.locale)` has no effect on how long something is from now")
            }
            return self
        case .interval(let from, let to):
            let day = style(.long, .omitted)
            let ends = day.format(from) == day.format(to) ? style(.omitted, .shortened) : day
            return .words("\(ends.format(from)) – \(ends.format(to))")
        case .words, .symbol, .date, .timer: return self
        }
    }
}
