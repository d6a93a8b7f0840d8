import Dispatch
import Foundation
import Intents
import SwiftUI
import WidgetArchive

/// The entries of an `IntentTimelineProvider`.
struct SiriIntentSource<Provider: IntentTimelineProvider, Content: View>: EntrySource, ConfiguredSource {
    static var noun: String { "widget" }

    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    func recommendations() -> [KindDescription.Recommendation] {
        provider.recommendations().map { recommendation in
            .init(String(localized: recommendation.description), parameters: parameters(of: recommendation.intent))
        }
    }

    func placeholder(in context: TimelineProviderContext) -> WidgetMoments? {
        WidgetMoments(Timeline(single: provider.placeholder(in: context)), content)
    }

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, for intent: Provider.Intent
    ) async throws -> WidgetMoments {
        WidgetMoments(try await timeline(for: intent, in: context, isSnapshot: question == .snapshot), content)
    }

    private func timeline(
        for intent: Provider.Intent, in context: TimelineProviderContext, isSnapshot: Bool
    ) async throws -> Timeline<Provider.Entry> {
        if isSnapshot {
            let entry = try await Completion.value(of: "\(Provider.self).getSnapshot(for:in:completion:)") { complete in
                DispatchQueue.ask(Carried { provider.getSnapshot(for: intent, in: context, completion: complete) })
            }
            return Timeline(single: entry)
        }
        return try await Completion.value(of: "\(Provider.self).getTimeline(for:in:completion:)") { complete in
            DispatchQueue.ask(Carried { provider.getTimeline(for: intent, in: context, completion: complete) })
        }
    }

    func relevance() async -> WidgetRelevance<Provider.Intent> {
        await SiriIntentSource.relevance(of: Carried(provider)).value
    }

    @concurrent
    nonisolated static func relevance(
        of provider: Carried<Provider>
    ) async -> Carried<WidgetRelevance<Provider.Intent>> {
        Carried(await provider.value.relevance())
    }
}
