import Intents
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

// As a target does whose providers write these names.
private typealias IntentTimelineProvider = BetaIntentTimelineProvider

private struct BetaProvider: IntentTimelineProvider {
    public func placeholder(with: TimelineProviderContext) -> WordEntry { WordEntry(date: hour(0), word: "waiting") }

    public func snapshot(
        for configuration: ChooseCoffeeIntent, with context: TimelineProviderContext,
        completion: @escaping (WordEntry) -> ()
    ) {
        completion(WordEntry(date: hour(0), word: "snapshot of \(configuration.size)"))
    }

    public func timeline(
        for configuration: ChooseCoffeeIntent, with context: TimelineProviderContext,
        completion: @escaping (Timeline<WordEntry>) -> ()
    ) {
        completion(Timeline(entries: [WordEntry(date: hour(0), word: "\(configuration.size)")], policy: .atEnd))
    }
}

@MainActor struct BetaIntentTests {
    @Test func `A provider may write the names of the betas`() async throws {
        let program = Program(
            IntentConfiguration(kind: "a", intent: ChooseCoffeeIntent.self, provider: BetaProvider()) { entry in
                Text(verbatim: entry.word)
            })
        let instance = Instance(kind: "a", family: .systemSmall, parameters: ["size": .text("large")])
        #expect(try await program.timeline(.timeline(instance)).words == ["large"])
        #expect(try await program.timeline(.snapshot(instance, isPreview: false)).words == ["snapshot of large"])
        #expect(try await program.timeline(.placeholder(instance)).words == ["waiting"])
    }
}
