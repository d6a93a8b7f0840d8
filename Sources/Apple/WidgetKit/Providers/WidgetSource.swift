import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// The source of a widget's entries, for any kind of provider.
@MainActor protocol WidgetSource {
    /// The class of the definition's intent that configures the widget.
    var intentClass: String? { get }
    func parameters() async throws -> [ParameterDescription]
    func recommendations() -> [KindDescription.Recommendation]
    func choices(for parameter: String, matching value: Parameter?) async throws -> [Choice]
    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments
    /// The occasions at which, according to the provider, a widget with these parameters is relevant.
    func occasions(with parameters: [String: Parameter]) async -> [SceneTimeline.Occasion]
    /// The view of an entry; nil if it is not of the provider's type.
    func view(of entry: any TimelineEntry) -> AnyView?
}

extension WidgetSource {
    func recommendations() -> [KindDescription.Recommendation] { [] }
    func view(of entry: any TimelineEntry) -> AnyView? { nil }
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

    /// Entries in the given order, with the views of a widget.
    init(_ entries: [any TimelineEntry], of source: any WidgetSource) throws(ProviderFailure) {
        var moments: [Moment] = []
        for entry in entries {
            guard let view = source.view(of: entry) else { throw .foreignEntry("\(type(of: entry))") }
            moments.append(Moment(date: entry.date, relevance: entry.relevance) { view })
        }
        self.moments = moments
        policy = .never
    }

    /// A single view that needs no entry.
    init(always view: AnyView) {
        moments = [Moment(date: Date(), relevance: nil) { view }]
        policy = .never
    }

    init<Entry: TimelineEntry>(
        _ timeline: Timeline<Entry>, _ content: @escaping @MainActor (Entry) -> some View
    ) {
        moments = timeline.inOrder.map { entry in
            Moment(date: entry.date, relevance: entry.relevance) { AnyView(content(entry)) }
        }
        policy = timeline.policy
    }
}
