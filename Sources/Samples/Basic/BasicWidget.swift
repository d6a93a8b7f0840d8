import SwiftUI
import WidgetKit

struct Provider: TimelineProvider {
    // Until there is a timeline, and where the screen is locked
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), emoji: "😀😀")
    }

    // For the widget gallery
    func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
        let entry = SimpleEntry(date: Date(), emoji: "😀😀😀")
        completion(entry)
    }

    // From now on
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [SimpleEntry] = []

        // Five entries an hour apart, starting from the current date
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = SimpleEntry(date: entryDate, emoji: "😀")
            entries.append(entry)
        }

        // After the last entry, WidgetKit may ask for a new timeline
        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let emoji: String
}

struct BasicWidgetEntryView: View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text(UserDefaults(suiteName: "group.sample.alstn38.practice")?.string(forKey: "SampleName") ?? "없음")
                .font(.title)
            Text(entry.date, style: .time)

            Text("Emoji: \(Int.random(in: 1...100))")
            Text(entry.emoji)
        }
    }
}

struct BasicWidget: Widget {
    let kind: String = "BasicWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            if #available(iOS 17.0, *) {
                BasicWidgetEntryView(entry: entry)
                    .containerBackground(.fill.tertiary, for: .widget)
            } else {
                BasicWidgetEntryView(entry: entry)
                    .padding()
                    .background()
            }
        }
        .configurationDisplayName("하이하이")
        .description("디스크립션 설명을 말해요")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview(as: .systemSmall) {
    BasicWidget()
} timeline: {
    SimpleEntry(date: .now, emoji: "😀")
    SimpleEntry(date: .now, emoji: "🤩")
}
