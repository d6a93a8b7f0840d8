import AppIntents
import Intents
import SwiftUI

/// A widget's provider, of whichever kind: the ways to ask it.
struct EntryProvider<Entry: TimelineEntry, Intent> {
    typealias Context = TimelineProviderContext

    /// Nil if a snapshot takes its place.
    let placeholder: (Context) -> Entry?
    let snapshot: nonisolated(nonsending) (Intent, Context) async throws -> Entry
    let timeline: nonisolated(nonsending) (Intent, Context) async throws -> Timeline<Entry>
    var relevance: nonisolated(nonsending) () async -> WidgetRelevance<Intent> = { WidgetRelevance([]) }
    var recommendations: () -> [_IntentRecommendation<Intent>] = { [] }
}

extension EntryProvider where Intent == Void {
    init<Provider: TimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
        // Unsafe, because iOS does not share providers between threads either, and allows any type.
        nonisolated(unsafe) let provider = provider
        self.init(
            placeholder: provider.placeholder,
            snapshot: { _, context in
                try await Completion.asking("\(Provider.self).getSnapshot(in:completion:)") {
                    provider.getSnapshot(in: context, completion: $0)
                }
            },
            timeline: { _, context in
                try await Completion.asking("\(Provider.self).getTimeline(in:completion:)") {
                    provider.getTimeline(in: context, completion: $0)
                }
            },
            relevance: { await provider.relevance() })
    }

    init<Provider: BetaTimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
        self.init(
            placeholder: { provider.placeholder(in: $0) as? Entry },
            snapshot: { _, context in
                try await Completion.asking("\(Provider.self).snapshot(with:completion:)") {
                    provider.snapshot(with: context, completion: $0)
                }
            },
            timeline: { _, context in
                try await Completion.asking("\(Provider.self).timeline(with:completion:)") {
                    provider.timeline(with: context, completion: $0)
                }
            })
    }
}

extension EntryProvider where Intent: INIntent {
    init<Provider: IntentTimelineProvider>(_ provider: Provider)
    where Provider.Entry == Entry, Provider.Intent == Intent {
        nonisolated(unsafe) let provider = provider
        self.init(
            placeholder: provider.placeholder,
            snapshot: { intent, context in
                try await Completion.asking("\(Provider.self).getSnapshot(for:in:completion:)") {
                    provider.getSnapshot(for: intent, in: context, completion: $0)
                }
            },
            timeline: { intent, context in
                try await Completion.asking("\(Provider.self).getTimeline(for:in:completion:)") {
                    provider.getTimeline(for: intent, in: context, completion: $0)
                }
            },
            relevance: { await provider.relevance() },
            recommendations: provider.recommendations)
    }

    init<Provider: BetaIntentTimelineProvider>(_ provider: Provider)
    where Provider.Entry == Entry, Provider.Intent == Intent {
        nonisolated(unsafe) let provider = provider
        self.init(
            placeholder: provider.placeholder,
            snapshot: { intent, context in
                try await Completion.asking("\(Provider.self).snapshot(for:with:completion:)") {
                    provider.snapshot(for: intent, with: context, completion: $0)
                }
            },
            timeline: { intent, context in
                try await Completion.asking("\(Provider.self).timeline(for:with:completion:)") {
                    provider.timeline(for: intent, with: context, completion: $0)
                }
            })
    }
}

extension EntryProvider where Intent: WidgetConfigurationIntent {
    init<Provider: AppIntentTimelineProvider>(_ provider: Provider)
    where Provider.Entry == Entry, Provider.Intent == Intent {
        nonisolated(unsafe) let provider = provider
        self.init(
            placeholder: provider.placeholder,
            snapshot: { intent, context in
                nonisolated(unsafe) let context = context
                return await provider.snapshot(for: intent, in: context)
            },
            timeline: { intent, context in
                nonisolated(unsafe) let context = context
                return await provider.timeline(for: intent, in: context)
            },
            relevance: { await provider.relevance() },
            recommendations: provider.recommendations)
    }
}
