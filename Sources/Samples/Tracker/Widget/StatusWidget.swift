import SwiftUI
import WidgetKit

struct StatusWidget: Widget {
    static let kind: String = "TrackerStatusWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: StatusWidget.kind,
            provider: StatusWidgetProvider()
        ) { entry in
            StatusWidgetEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Vehicle Status")
        .description("Status of vehicle and location")
        .supportedFamilies([.systemMedium])
    }
}
