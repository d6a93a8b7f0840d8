import SwiftUI
import WidgetKit

/// How long it is until a date. The text ticks by itself: the widget is asked again only when the date is changed, or is over.
///
///     groupdefaults set -s group.com.example.countdown --string title Holiday --date ends 'tomorrow 9:00'
@main
struct Countdown: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Countdown", provider: CountdownProvider()) { entry in CountdownView(entry: entry) }
            .configurationDisplayName("Countdown")
            .description("How long it is until a date.")
            .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
    }
}

struct CountdownEntry: TimelineEntry {
    let date: Date
    let title: String
    let ends: Date
}

struct CountdownProvider: TimelineProvider {
    private var entry: CountdownEntry {
        let group = UserDefaults(suiteName: "group.com.example.countdown")
        let ends = group?.object(forKey: "ends") as? Date ?? Calendar.current.startOfDay(for: .now + 86_400)
        return CountdownEntry(date: .now, title: group?.string(forKey: "title") ?? "Tomorrow", ends: ends)
    }

    func placeholder(in context: Context) -> CountdownEntry {
        CountdownEntry(date: .now, title: "Holiday", ends: .now + 86_400)
    }

    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> ()) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> ()) {
        let entry = entry
        // The second entry begins when the first is over.
        let over = CountdownEntry(date: max(entry.ends, .now), title: entry.title, ends: entry.ends)
        completion(Timeline(entries: [entry, over], policy: .never))
    }
}

struct CountdownView: View {
    let entry: CountdownEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.dynamicTypeSize) private var size

    private var isOver: Bool { entry.date >= entry.ends }

    var body: some View {
        content
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .containerBackground(.orange.opacity(0.15), for: .widget)
    }

    @ViewBuilder private var content: some View {
        if family == .accessoryInline {
            if isOver { Text("\(entry.title) is here") } else { Text(entry.ends, style: .relative) }
        } else {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    // Large letters need its place.
                    if !size.isAccessibilitySize {
                        Image(systemName: isOver ? "party.popper.fill" : "hourglass").foregroundStyle(.orange)
                            .accessibilityHidden(true)
                    }
                    Text(entry.title)
                }
                .font(.headline)
                Spacer(minLength: 0)
                if isOver {
                    Text("It is here").font(.title2.bold())
                } else {
                    Text(entry.ends, style: .timer).font(.title.bold()).monospacedDigit()
                }
                Text(entry.ends, style: .date).font(.caption).foregroundStyle(.primary.opacity(0.75))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
