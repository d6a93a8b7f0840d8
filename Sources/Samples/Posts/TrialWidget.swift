import SwiftUI
import WidgetKit

@main
struct TrialWidget: Widget {
    let kind: String = "MyWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            TrialWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("Post Data Widget")
        .description("Displays data from an API.")
        .supportedFamilies([.systemLarge])
    }
}

struct TrialWidgetEntryView: View {
    var entry: Provider.Entry

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(entry.posts, id: \.id) { post in
                VStack(alignment: .leading) {
                    Text(post.title)
                        .font(.headline)
                    Text(post.body)
                        .font(.subheadline)
                        .lineLimit(3)
                }
                .padding()
                .widgetURL(URL(string: "myapp://PostSummary/\(post.title.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")"))
                Divider()
            }
        }
        .padding()
    }
}
