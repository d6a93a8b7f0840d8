import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Compiled as Xcode 26 compiles a new project: everything is on the main actor unless it says otherwise.

/// State of the app's, which belongs to the main actor like the rest.
enum Kettle {
    static var degrees: Int { UserDefaults(suiteName: "group.sample.kettle")!.integer(forKey: "degrees") }

    static func heat(by degrees: Int) {
        UserDefaults(suiteName: "group.sample.kettle")!.set(Kettle.degrees + degrees, forKey: "degrees")
    }
}

struct Cup: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    static var defaultQuery = CupQuery()
    let id: String

    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let all = [Cup(id: "blue"), Cup(id: "red")]
}

struct CupQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Cup] { Cup.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Cup] { Cup.all }
    func defaultResult() async -> Cup? { Cup.all.first }
}

struct CupIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Cup"

    @Parameter(title: "Cup")
    var cup: Cup?
}

struct HeatIntent: AppIntent {
    static var title: LocalizedStringResource = "Heat"

    // An intent is sendable, and so belongs to no actor.
    @MainActor func perform() async throws -> some IntentResult {
        Kettle.heat(by: 10)
        return .result()
    }
}

struct KettleEntry: TimelineEntry {
    let date: Date
    let degrees: Int
    let cup: String
}

struct KettleProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> KettleEntry { KettleEntry(date: Date(), degrees: 0, cup: "") }

    func snapshot(for configuration: CupIntent, in context: Context) async -> KettleEntry {
        KettleEntry(date: Date(), degrees: Kettle.degrees, cup: configuration.cup?.id ?? "no")
    }

    func timeline(for configuration: CupIntent, in context: Context) async -> Timeline<KettleEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }

    func relevance() async -> WidgetRelevance<CupIntent> {
        let soon = RelevantContext.date(from: Date(), to: Date() + 60)
        let attribute = WidgetRelevanceAttribute(configuration: CupIntent(), context: soon)
        return WidgetRelevance(Kettle.degrees > 90 ? [attribute] : [])
    }
}

nonisolated struct BoilAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        enum Phase: String, Codable {
            case heating, boiling
        }

        var phase: Phase
        var degrees: Int
    }

    var kettleName: String
}

/// A Live Activity without previews.
struct KettleActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: BoilAttributes.self) { context in
            Text("\(context.attributes.kettleName): \(context.state.phase.rawValue), \(context.state.degrees)°")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.kettleName) }
            } compactLeading: {
                Image(systemName: "flame")
            } compactTrailing: {
                Text("\(context.state.degrees)°")
            } minimal: {
                Image(systemName: "flame")
            }
        }
    }
}

struct KettleWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Kettle", intent: CupIntent.self, provider: KettleProvider()) { entry in
            VStack {
                Text("\(entry.degrees)° for the \(entry.cup) cup")
                Button("Heat", intent: HeatIntent())
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

struct KettleControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "KettleControl", provider: Value()) { degrees in
            ControlWidgetButton("\(degrees)°", action: HeatIntent()) { _ in Image(systemName: "flame") }
        }
    }

    struct Value: ControlValueProvider {
        var previewValue: Int { 20 }
        func currentValue() async throws -> Int { Kettle.degrees }
    }
}

@main
struct KettleBundle: WidgetBundle {
    var body: some Widget {
        KettleWidget()
        KettleActivity()
        KettleControl()
    }
}
