import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// The entries of an `AppIntentTimelineProvider`.
struct IntentSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    func parameters() async throws -> [ParameterDescription] {
        await parameterDescriptions(of: Provider.Intent.self)
    }

    func recommendations() -> [KindDescription.Recommendation] {
        provider.recommendations().map { recommendation in
            .init(
                String(localized: recommendation.description),
                parameters: AppIntents.parameters(of: recommendation.intent))
        }
    }

    func choices(for parameter: String, matching value: Parameter?) async throws -> [Choice] {
        try await AppIntents.choices(for: parameter, of: Provider.Intent.self, matching: value)
    }

    func view(of entry: any TimelineEntry) -> AnyView? {
        (entry as? Provider.Entry).map { AnyView(content($0)) }
    }

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments {
        if question == .placeholder {
            return WidgetMoments(Timeline(single: provider.placeholder(in: context)), content)
        }
        let intent = try await configured(Provider.Intent.self, with: parameters) { error in
            ProgramSession.current.notes.add(
                "\(error.localizedDescription); the widget is shown as if nothing had been chosen")
        }
        let asked = Carried((provider, intent, context))
        let timeline = await IntentSource.ask(asked, forSnapshot: question == .snapshot)
        return WidgetMoments(timeline.value, content)
    }

    @concurrent
    nonisolated static func ask(
        _ asked: Carried<(Provider, Provider.Intent, TimelineProviderContext)>, forSnapshot: Bool
    ) async -> Carried<Timeline<Provider.Entry>> {
        let (provider, intent, context) = asked.value
        if forSnapshot { return Carried(Timeline(single: await provider.snapshot(for: intent, in: context))) }
        return Carried(await provider.timeline(for: intent, in: context))
    }
}
