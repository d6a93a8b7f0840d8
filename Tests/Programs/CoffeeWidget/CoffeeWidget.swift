import SwiftUI
import WidgetKit

@main
struct CoffeeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Coffee", provider: CoffeeProvider()) { _ in CoffeeView() }
            .configurationDisplayName("Coffee")
            .description("How many cups of coffee today has had.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct CoffeeView: View {
    @AppStorage("nickname", store: UserDefaults(suiteName: "group.com.example.app")) var nickname = "You"
    @AppStorage("cups", store: UserDefaults(suiteName: "group.com.example.app")) var cups = 0

    var body: some View {
        VStack {
            Text(nickname).font(.headline)
            Gauge(value: Double(cups), in: 0...8) {
                Text("cups")
            } currentValueLabel: {
                Text("\(cups)")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.yellow, .orange, .red]))
            Text("\(cups) of 8 cups")
        }
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        // Larger letters would leave no room for the gauge.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct CoffeeEntry: TimelineEntry {
    let date: Date
}

struct CoffeeProvider: TimelineProvider {
    func placeholder(in context: Context) -> CoffeeEntry { CoffeeEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (CoffeeEntry) -> ()) {
        completion(CoffeeEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CoffeeEntry>) -> ()) {
        completion(Timeline(entries: [CoffeeEntry(date: .now)], policy: .never))
    }
}
