import SwiftUI
import WidgetKit

/// How busy this machine is. No key tells that, so the timeline's policy asks for another timeline after a minute. As on iOS, at
/// least five minutes pass; `groupwidgets run --distance 1m` allows more reloads.
@main
struct Monitor: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Monitor", provider: MonitorProvider()) { entry in MonitorView(load: entry.load) }
            .configurationDisplayName("System")
            .description("Processor, memory and disk.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct MonitorEntry: TimelineEntry {
    let date: Date
    let load: SystemLoad
}

struct MonitorProvider: TimelineProvider {
    func placeholder(in context: Context) -> MonitorEntry { MonitorEntry(date: .now, load: .example) }

    func getSnapshot(in context: Context, completion: @escaping (MonitorEntry) -> ()) {
        completion(MonitorEntry(date: .now, load: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MonitorEntry>) -> ()) {
        completion(Timeline(entries: [MonitorEntry(date: .now, load: .now)], policy: .after(.now + 60)))
    }
}

/// Three shares of what there is, from 0 to 1.
struct SystemLoad {
    let processor, memory, disk: Double

    static let example = SystemLoad(processor: 0.3, memory: 0.5, disk: 0.7)

    static var now: SystemLoad {
        func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
        let average = Double(text("/proc/loadavg").prefix { $0 != " " }) ?? 0
        let memory = Dictionary(
            text("/proc/meminfo").split(separator: "\n").map { line in
                let words = line.split { ": ".contains($0) }
                return (String(words[0]), Double(words.dropFirst().first ?? "") ?? 0)
            }
        ) { first, _ in first }
        let disk = try? FileManager.default.attributesOfFileSystem(forPath: "/")
        let (free, size) = (disk?[.systemFreeSize] as? NSNumber, disk?[.systemSize] as? NSNumber)
        return SystemLoad(
            processor: min(1, average / Double(ProcessInfo.processInfo.activeProcessorCount)),
            memory: 1 - share(memory["MemAvailable"], of: memory["MemTotal"]),
            disk: 1 - share(free?.doubleValue, of: size?.doubleValue))
    }

    private static func share(_ part: Double?, of whole: Double?) -> Double {
        guard let part, let whole, whole > 0 else { return 1 }
        return part / whole
    }
}

struct MonitorView: View {
    let load: SystemLoad

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            MonitorRow(title: "Processor", symbol: "cpu", share: load.processor)
            MonitorRow(title: "Memory", symbol: "memorychip", share: load.memory)
            MonitorRow(title: "Disk", symbol: "internaldrive", share: load.disk)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct MonitorRow: View {
    let title: String
    let symbol: String
    let share: Double
    @Environment(\.dynamicTypeSize) private var size

    private var color: Color { share > 0.9 ? .red : share > 0.7 ? .orange : .green }

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack {
                // Large letters need the place of the symbol.
                if size.isAccessibilitySize { Text(title) } else { Label(title, systemImage: symbol) }
                Spacer()
                Text(share, format: .percent.precision(.fractionLength(0))).bold().monospacedDigit()
            }
            .font(.caption)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            ProgressView(value: share).tint(color).accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
    }
}
