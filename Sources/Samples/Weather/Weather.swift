import SwiftUI
import WidgetKit

/// The weather from a file in the group's container. A script that replaces the file, say once an hour with the answer of a
/// weather service, redraws the widget:
///
///     file=$(groupdefaults path -s group.com.example.weather --container)/weather.json
///     echo '{"place": "Seoul", "degrees": 21, "sky": "cloud.sun"}' > "$file"
@main
struct Weather: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in WeatherView(report: entry.report) }
            .configurationDisplayName("Weather")
            .description("The weather that a script writes to a file.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// The contents of the file.
struct WeatherReport: Codable {
    var place = "No report yet"
    var degrees: Double?
    /// The name of a symbol.
    var sky = "cloud"
    var hours: [Hour]?

    struct Hour: Codable, Hashable {
        let time: String
        let degrees: Double
        let sky: String
    }
}

struct WeatherEntry: TimelineEntry {
    let date: Date
    let report: WeatherReport
}

struct WeatherProvider: TimelineProvider {
    private var report: WeatherReport {
        let container = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.com.example.weather")
        guard let file = container?.appendingPathComponent("weather.json"), let data = try? Data(contentsOf: file) else {
            return WeatherReport()
        }
        return (try? JSONDecoder().decode(WeatherReport.self, from: data)) ?? WeatherReport(place: "Not a report")
    }

    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, report: WeatherReport(place: "Seoul", degrees: 21, sky: "cloud.sun"))
    }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> ()) {
        completion(WeatherEntry(date: .now, report: report))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> ()) {
        completion(Timeline(entries: [WeatherEntry(date: .now, report: report)], policy: .never))
    }
}

struct WeatherView: View {
    let report: WeatherReport
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 4) {
                Text(report.place).font(.headline).lineLimit(1).minimumScaleFactor(0.3)
                Text(report.degrees.map { "\(Int($0.rounded()))°" } ?? "–").font(.system(size: 44, weight: .light))
                Spacer()
                Image(systemName: report.sky).font(.title2)
            }
            .accessibilityElement(children: .combine)
            Spacer()
            if family == .systemMedium, let hours = report.hours {
                ForEach(hours.prefix(4), id: \.self) { hour in
                    VStack(spacing: 8) {
                        Text(hour.time).font(.caption)
                        Image(systemName: hour.sky)
                        Text("\(Int(hour.degrees.rounded()))°").font(.callout)
                    }
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .frame(maxHeight: .infinity)
                    .accessibilityElement(children: .combine)
                }
            }
        }
        .foregroundStyle(.white)
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [Color(red: 0.05, green: 0.2, blue: 0.5), Color(red: 0.1, green: 0.4, blue: 0.7)],
                startPoint: .top, endPoint: .bottom)
        }
    }
}
