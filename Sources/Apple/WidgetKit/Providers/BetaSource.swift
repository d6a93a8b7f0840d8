import Dispatch
import SwiftUI
import WidgetArchive

/// The entries of a `BetaTimelineProvider`.
struct BetaSource<Provider: BetaTimelineProvider, Content: View>: EntrySource {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content
    /// The placeholder of the configuration.
    var placeholder: AnyView?

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments {
        switch question {
        case .placeholder: try await placeholder(in: context)
        case .snapshot: try await snapshot(in: context)
        case .timeline:
            WidgetMoments(
                try await Completion.value(of: "\(Provider.self).timeline(with:completion:)") { complete in
                    DispatchQueue.ask(Carried { provider.timeline(with: context, completion: complete) })
                }, content)
        }
    }

    private func placeholder(in context: TimelineProviderContext) async throws -> WidgetMoments {
        if let placeholder { return WidgetMoments(always: placeholder) }
        guard let entry = provider.placeholder(in: context) as? Provider.Entry else {
            return try await snapshot(in: context)
        }
        return WidgetMoments(Timeline(single: entry), content)
    }

    private func snapshot(in context: TimelineProviderContext) async throws -> WidgetMoments {
        let entry = try await Completion.value(of: "\(Provider.self).snapshot(with:completion:)") { complete in
            DispatchQueue.ask(Carried { provider.snapshot(with: context, completion: complete) })
        }
        return WidgetMoments(Timeline(single: entry), content)
    }
}
