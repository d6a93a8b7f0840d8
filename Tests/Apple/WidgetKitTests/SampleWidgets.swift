import AppIntents
import SwiftUI
@testable import WidgetKit

/// An hour after another, from a date that no clock matters for.
func hour(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 3600) }

struct WordEntry: TimelineEntry {
    let date: Date
    let word: String
    var relevance: TimelineEntryRelevance?
}

/// Answers with what a test gives it.
struct WordProvider: TimelineProvider {
    var answer: @Sendable (_ complete: @escaping @Sendable (Timeline<WordEntry>) -> Void) -> Void

    init(_ answer: @escaping @Sendable (@escaping @Sendable (Timeline<WordEntry>) -> Void) -> Void) {
        self.answer = answer
    }

    init(_ entries: [WordEntry], policy: TimelineReloadPolicy = .never) {
        self.init { $0(Timeline(entries: entries, policy: policy)) }
    }

    func placeholder(in context: TimelineProviderContext) -> WordEntry { WordEntry(date: hour(0), word: "placeholder") }

    func getSnapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (WordEntry) -> Void) {
        completion(WordEntry(date: hour(0), word: context.isPreview ? "preview" : "snapshot"))
    }

    func getTimeline(in context: TimelineProviderContext, completion: @escaping @Sendable (Timeline<WordEntry>) -> Void)
    {
        answer(completion)
    }
}

/// A widget whose configuration is the test's.
struct MadeWidget: Widget {
    var configuration: AnyConfiguration

    init(_ configuration: some WidgetConfiguration) {
        self.configuration = AnyConfiguration(setup: configuration.resolved)
    }

    init() { configuration = AnyConfiguration(setup: nil) }

    var body: some WidgetConfiguration { configuration }
}

struct AnyConfiguration: WidgetConfiguration, PrimitiveConfiguration {
    let setup: WidgetSetup?

    var body: Never { notEvaluated(Self.self) }
}

/// A widget that shows a word.
@MainActor func words(_ kind: String, _ provider: WordProvider = WordProvider([])) -> StaticConfiguration<Text> {
    StaticConfiguration(kind: kind, provider: provider) { entry in Text(verbatim: entry.word) }
}

struct CityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"

    @IntentParameter(title: "City", default: "Seoul") var city: String
    @IntentParameter(title: "Days", default: 3) var days: Int

    init() {}

    init(city: String) { self.city = city }
}

struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: TimelineProviderContext) -> WordEntry { WordEntry(date: hour(0), word: "placeholder") }

    func snapshot(for configuration: CityIntent, in context: TimelineProviderContext) async -> WordEntry {
        WordEntry(date: hour(0), word: "snapshot of \(configuration.city)")
    }

    func timeline(for configuration: CityIntent, in context: TimelineProviderContext) async -> Timeline<WordEntry> {
        let entries = (0..<configuration.days).map { WordEntry(date: hour(Double($0)), word: configuration.city) }
        return Timeline(entries: entries, policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<CityIntent>] {
        [AppIntentRecommendation(intent: CityIntent(city: "Busan"), description: "The sea")]
    }
}

@MainActor func city(_ kind: String = "City") -> some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, provider: CityProvider()) { entry in Text(verbatim: entry.word) }
}
