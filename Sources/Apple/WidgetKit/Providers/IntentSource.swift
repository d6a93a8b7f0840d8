import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// The entries of an `AppIntentTimelineProvider`.
struct IntentSource<Provider: AppIntentTimelineProvider, Content: View>: EntrySource, ConfiguredSource {
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
        let asked = Carried((provider, intent, context))
        let timeline = await IntentSource.ask(asked, forSnapshot: question == .snapshot)
        return WidgetMoments(timeline.value, content)
    }

    func relevance() async -> WidgetRelevance<Provider.Intent> {
        await IntentSource.relevance(of: Carried(provider)).value
    }

    @concurrent
    nonisolated static func ask(
        _ asked: Carried<(Provider, Provider.Intent, TimelineProviderContext)>, forSnapshot: Bool
    ) async -> Carried<Timeline<Provider.Entry>> {
        let (provider, intent, context) = asked.value
        if forSnapshot { return Carried(Timeline(single: await provider.snapshot(for: intent, in: context))) }
        return Carried(await provider.timeline(for: intent, in: context))
    }

    @concurrent
    nonisolated static func relevance(
        of provider: Carried<Provider>
    ) async -> Carried<WidgetRelevance<Provider.Intent>> {
        Carried(await provider.value.relevance())
    }
}
