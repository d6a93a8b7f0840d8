import Dispatch
import SwiftUI
import WidgetArchive

/// The entries of a `TimelineProvider`.
struct StaticSource<Provider: TimelineProvider, Content: View>: WidgetSource {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content
    /// Stands for the provider's placeholder.
    var placeholder: AnyView?

    func parameters() -> [ParameterDescription] { [] }
    func recommendations() -> [KindDescription.Recommendation] { [] }
    func choices(for parameter: String, matching value: Parameter?) -> [Choice] { [] }

    func view(of entry: any TimelineEntry) -> AnyView? {
        (entry as? Provider.Entry).map { AnyView(content($0)) }
    }

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
}

extension Timeline {
    /// A timeline with a single entry.
    init(single entry: EntryType) {
        self.init(entries: [entry], policy: .never)
    }
}
