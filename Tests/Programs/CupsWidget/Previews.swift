import SwiftUI
import WidgetKit

// Previews of each form, and one that crashes.

#Preview("Two cups", as: .systemSmall) {
    CupsWidget()
} timeline: {
    CupsEntry(date: .now)
    CupsEntry(date: .now + 60)
}

#Preview("Provided", as: .systemMedium, widget: { CupsWidget() }, timelineProvider: { CupsProvider() })

#Preview("A \"plain\" view", traits: .fixedLayout(width: 120, height: 60)) {
    Text("Hello")
}

// #Preview("Commented out") { Text("no") }
// Nor this: #Preview {
#Preview("Fitting", traits: .sizeThatFitsLayout) {
    Color.orange.frame(width: 70, height: 30)
}

#Preview("Previewable", traits: .fixedLayout(width: 80, height: 40)) {
    @Previewable @State var cups = 3
    @Previewable @Environment(\.colorScheme) var scheme
    let time = scheme == .dark ? "night" : "day"
    Text("\(cups) by \(time)")
    Toggle("Hot", isOn: Binding(get: { $cups.wrappedValue > 2 }, set: { _ in }))
}

#Preview("Crash") {
    Text([String]().first!)
}

private struct Cup: View {
    var body: some View { Text("A cup") }
}

struct CupPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            Cup().previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("Small")
            Cup().previewContext(WidgetPreviewContext(family: .systemMedium)).previewDisplayName("Medium")
        }
        .environment(\.colorScheme, .dark)
    }
}

// A widget with a configuration, which the program's bundle does not offer.

struct PourIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Pour"

    @Parameter(title: "Drink", default: "tea")
    var drink: String

    init() {}

    init(drink: String) { self.drink = drink }
}

struct PourEntry: TimelineEntry {
    let date: Date
    let drink: String
}

struct PourProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PourEntry { PourEntry(date: .now, drink: "water") }

    func snapshot(for configuration: PourIntent, in context: Context) async -> PourEntry {
        PourEntry(date: .now, drink: configuration.drink)
    }

    func timeline(for configuration: PourIntent, in context: Context) async -> Timeline<PourEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct PourWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Pour", intent: PourIntent.self, provider: PourProvider()) { entry in
            Text("Pour \(entry.drink)").containerBackground(.white, for: .widget)
        }
    }
}

#Preview("Configured", as: .systemSmall, using: PourIntent(drink: "milk")) {
    PourWidget()
} timelineProvider: {
    PourProvider()
}

#Preview("Configured entries", as: .systemSmall, using: PourIntent(drink: "milk")) {
    PourWidget()
} timeline: {
    PourEntry(date: .now, drink: "coffee")
}

#Preview("Foreign entries", as: .systemSmall) {
    PourWidget()
} timeline: {
    CupsEntry(date: .now)
}
