import AppIntents
import SwiftUI
import WidgetKit

// Controls beside a widget: the one of Xcode's template as it is, and a lamp that both show.

private let group = "group.sample.lights"

@main
struct LightsBundle: WidgetBundle {
    var body: some Widget {
        LampWidget()
        RoomWidget()
        TimerControl()
        LampControl()
        BellControl()
    }
}

private var isLit: Bool { UserDefaults(suiteName: group)!.bool(forKey: "isLit") }

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "LampControl", provider: Provider()) { isLit in
            ControlWidgetToggle("Lamp", isOn: isLit, action: LampIntent()) { isLit in
                Label(isLit ? "Lit" : "Dark", systemImage: isLit ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.orange)
        }
        .displayName("Lamp")
    }
}

extension LampControl {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { isLit }
    }
}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Light the lamp"

    @Parameter(title: "The lamp is lit")
    var value: Bool

    func perform() async throws -> some IntentResult {
        UserDefaults(suiteName: group)!.set(value, forKey: "isLit")
        return .result()
    }
}

struct BellControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "BellControl") {
            ControlWidgetButton(action: BellIntent()) { Label("Ring the bell", systemImage: "bell.fill") }
        }
    }
}

struct BellIntent: AppIntent {
    static let title: LocalizedStringResource = "Ring the bell"

    func perform() async throws -> some IntentResult {
        let defaults = UserDefaults(suiteName: group)!
        defaults.set(defaults.integer(forKey: "rings") + 1, forKey: "rings")
        return .result()
    }
}

struct LampEntry: TimelineEntry {
    let date: Date
    let isLit: Bool
}

struct LampProvider: TimelineProvider {
    func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now, isLit: false) }

    func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> ()) {
        completion(LampEntry(date: .now, isLit: isLit))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> ()) {
        completion(Timeline(entries: [LampEntry(date: .now, isLit: isLit)], policy: .never))
    }

    func relevance() async -> WidgetRelevance<Void> {
        let attributes = isLit ? [WidgetRelevanceAttribute(context: .date(from: .now - 60, to: .now + 3600))] : []
        return WidgetRelevance(attributes)
    }
}

struct LampWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LampWidget", provider: LampProvider()) { entry in
            Text(entry.isLit ? "The lamp is lit" : "It is dark").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
