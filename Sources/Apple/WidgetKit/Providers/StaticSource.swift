import Dispatch
import SwiftUI
import WidgetArchive

/// The entries of a `TimelineProvider`.
struct StaticSource<Provider: TimelineProvider, Content: View>: EntrySource {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content
    /// Replaces the provider's placeholder.
    var placeholder: AnyView?

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments {
        if question == .placeholder, let placeholder { return WidgetMoments(always: placeholder) }
        let timeline: Timeline<Provider.Entry> =
            switch question {
            case .placeholder: Timeline(single: provider.placeholder(in: context))
            case .snapshot:
                Timeline(
                    single: try await Completion.value(of: "\(Provider.self).getSnapshot(in:completion:)") { complete in
                        DispatchQueue.ask(Carried { provider.getSnapshot(in: context, completion: complete) })
                    })
            case .timeline:
                try await Completion.value(of: "\(Provider.self).getTimeline(in:completion:)") { complete in
                    DispatchQueue.ask(Carried { provider.getTimeline(in: context, completion: complete) })
                }
            }
        return WidgetMoments(timeline, content)
    }

    func occasions(with parameters: [String: Parameter]) async -> [SceneTimeline.Occasion] {
        await StaticSource.relevance(of: Carried(provider)).value.occasions { true }
    }

    @concurrent
    nonisolated static func relevance(of provider: Carried<Provider>) async -> Carried<WidgetRelevance<Void>> {
        Carried(await provider.value.relevance())
    }
}

extension Timeline {
    /// A timeline with a single entry.
    init(single entry: EntryType) {
        self.init(entries: [entry], policy: .never)
    }
}
