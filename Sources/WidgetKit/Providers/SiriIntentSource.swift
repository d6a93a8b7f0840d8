import AppIntents
import Dispatch
import Foundation
import Intents
import SwiftUI
import WidgetArchive

/// The entries of an `IntentTimelineProvider`.
struct SiriIntentSource<Provider: IntentTimelineProvider, Content: View>: WidgetSource {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    func parameters() async throws -> [ParameterDescription] {
        await parameterDescriptions(of: Provider.Intent.self)
    }

    func recommendations() -> [KindDescription.Recommendation] {
        provider.recommendations().map { recommendation in
            .init(
                String(localized: recommendation.description),
                parameters: Intents.parameters(of: recommendation.intent))
        }
    }

    func choices(for parameter: String, matching value: Parameter?) async throws -> [Choice] {
        try await Intents.choices(for: parameter, of: Provider.Intent.self, matching: value)
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
        return WidgetMoments(try await timeline(for: intent, in: context, isSnapshot: question == .snapshot), content)
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
}
