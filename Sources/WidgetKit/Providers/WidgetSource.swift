import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// Where a kind of widget gets its entries from, whatever kind of provider that is.
@MainActor protocol WidgetSource {
    func parameters() async throws -> [ParameterDescription]
    func recommendations() -> [KindDescription.Recommendation]
    func choices(for parameter: String, matching value: Parameter?) async throws -> [Choice]
    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments
}

enum WidgetQuestion: Sendable {
    case placeholder, snapshot, timeline
}

/// What a provider answered, each entry with the view that it leads to.
@MainActor struct WidgetMoments {
    let moments: [Moment]
    let policy: TimelineReloadPolicy

    @MainActor struct Moment {
        let date: Date
        let relevance: TimelineEntryRelevance?
        let view: () -> AnyView
    }

    init<Entry: TimelineEntry>(
        _ timeline: Timeline<Entry>, _ content: @escaping @MainActor (Entry) -> some View
    ) {
        moments = timeline.entries.sorted { $0.date < $1.date }.map { entry in
            Moment(date: entry.date, relevance: entry.relevance) { AnyView(content(entry)) }
        }
        policy = timeline.policy
    }
}
