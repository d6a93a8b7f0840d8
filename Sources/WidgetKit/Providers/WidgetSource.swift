import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// The source of a widget's entries, whatever kind of provider it is.
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

/// A provider's answer: each entry with its view.
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
