import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

private struct TravelProvider: AppIntentTimelineProvider {
    func placeholder(in context: TimelineProviderContext) -> WordEntry { WordEntry(date: hour(0), word: "") }
    func snapshot(for configuration: CityIntent, in context: TimelineProviderContext) async -> WordEntry {
        placeholder(in: context)
    }

    func timeline(for configuration: CityIntent, in context: TimelineProviderContext) async -> Timeline<WordEntry> {
        Timeline(entries: [placeholder(in: context)], policy: .never)
    }

    func relevance() async -> WidgetRelevance<CityIntent> {
        WidgetRelevance([
            WidgetRelevanceAttribute(
                configuration: CityIntent(city: "Seoul"), context: .date(from: hour(1), to: hour(2))),
            WidgetRelevanceAttribute(configuration: CityIntent(city: "Busan"), context: .date(hour(3))),
        ])
    }
}

private struct DailyProvider: TimelineProvider {
    func placeholder(in context: TimelineProviderContext) -> WordEntry { WordEntry(date: hour(0), word: "") }

    func getSnapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (WordEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: TimelineProviderContext, completion: @escaping @Sendable (Timeline<WordEntry>) -> Void)
    {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }

    func relevance() async -> WidgetRelevance<Void> {
        WidgetRelevance([WidgetRelevanceAttribute(context: .date(range: hour(7)...hour(9)))])
    }
}

/// As `CityProvider`, with the types that others infer.
private struct ExplicitProvider: AppIntentTimelineProvider {
    typealias Entry = WordEntry
    typealias Intent = CityIntent

    func placeholder(in context: TimelineProviderContext) -> Entry { WordEntry(date: hour(0), word: "") }
    func snapshot(for configuration: Intent, in context: TimelineProviderContext) async -> Entry {
        placeholder(in: context)
    }

    func timeline(for configuration: Intent, in context: TimelineProviderContext) async -> Timeline<Entry> {
        Timeline(entries: [placeholder(in: context)], policy: .never)
    }

    func relevance() async -> WidgetRelevance<Intent> {
        WidgetRelevance([
            WidgetRelevanceAttribute(configuration: Intent(), context: .location(inferred: .home)),
            WidgetRelevanceAttribute(
                configuration: Intent(),
                context: .date(interval: DateInterval(start: hour(1), duration: 60), kind: .scheduled)),
        ])
    }
}

/// When a provider says that its widget is relevant.
@MainActor struct RelevanceTests {
    @Test func `What a provider says of the widget's own configuration is handed on with its timeline`() async throws {
        let program = Program(
            AppIntentConfiguration(kind: "city", provider: TravelProvider()) { Text(verbatim: $0.word) })
        #expect(try await program.timeline(of: "city").occasions == [.init(from: hour(1), until: hour(2))])
        let other = try await program.timeline(of: "city", ["city": .text("Busan")])
        #expect(other.occasions == [.init(from: hour(3), until: hour(3.25))])
        #expect(try await program.timeline(of: "city", ["city": .text("Jeju")]).occasions == [])
    }

    @Test func `A provider without configurations speaks of its widget, and not of its placeholder`() async throws {
        let program = Program(StaticConfiguration(kind: "day", provider: DailyProvider()) { Text(verbatim: $0.word) })
        #expect(try await program.timeline(of: "day").occasions == [.init(from: hour(7), until: hour(9))])
        let placeholder = try await program.timeline(.placeholder(Instance(kind: "day", family: .systemSmall)))
        #expect(placeholder.occasions == [])
    }

    @Test func `A place has no effect, and a note says so; a provider that says nothing has no occasions`() async throws
    {
        let program = Program(
            AppIntentConfiguration(kind: "city", provider: ExplicitProvider()) { Text(verbatim: $0.word) })
        let answer = await program.answer(.timeline("city"))
        #expect(answer.notes.contains { $0.contains("only dates turn a stack") })
        #expect(try await program.timeline(of: "city").occasions == [.init(from: hour(1), until: hour(1) + 60)])
        #expect(try await Program(city()).timeline(of: "City").occasions == [])
    }
}
