import SwiftUI
import WidgetKit

@main
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
        .description("닉네임을 보여줘요")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct BasicWidgetEntryView: View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text(UserDefaults.groupShared.string(forKey: "SampleName") ?? "없음")
                .font(.title)
            Text(entry.date, style: .time)

            Text("Emoji: \(Int.random(in: 1...100))")
            Text(entry.emoji)
        }
    }
}

#if DEBUG
    struct BasicWidget_Previews: PreviewProvider {
        static var previews: some View {
            BasicWidgetEntryView(entry: SimpleEntry(date: Date(), emoji: "😀"))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
        }
    }
#endif
