import SwiftUI
import WidgetArchive

/// A source that depends on an intent, which people set for each widget that they place, or on none.
@MainActor protocol ConfiguredSource: WidgetSource {
    associatedtype Intent
    /// The noun for what people place: a widget or a control.
    static var noun: String { get }
    var form: IntentForm<Intent> { get }

    /// The placeholder if it is the same for every intent; nil if it depends on the intent.
    func placeholder(in context: TimelineProviderContext) -> WidgetMoments?
    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, for intent: Intent
    ) async throws -> WidgetMoments
    func relevance() async -> WidgetRelevance<Intent>
}

extension ConfiguredSource {
    func placeholder(in context: TimelineProviderContext) -> WidgetMoments? { nil }
    func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }

    var intentClass: String? { form.className }
    func parameters() async throws -> [ParameterDescription] { try await form.parameters() }

    func choices(for parameter: String, matching value: Parameter?) async throws -> [Choice] {
        try await form.choices(parameter, value)
    }

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments {
        if question == .placeholder, let placeholder = placeholder(in: context) { return placeholder }
        let noun = Self.noun
        let intent = try await form.make(parameters) { error in
            ProgramSession.current.notes.add(
                "\(error.localizedDescription); the \(noun) is shown as if nothing had been chosen")
        }
        return try await answer(question, in: context, for: intent)
    }

    func occasions(with parameters: [String: Parameter]) async -> [SceneTimeline.Occasion] {
        let relevance = await relevance()
        guard !relevance.attributes.isEmpty, let intent = try? await form.make(parameters, { _ in }) else { return [] }
        let own = form.values(intent)
        return relevance.occasions { form.values($0) == own }
    }
}

/// The entries of a widget's provider.
struct ProviderSource<Entry: TimelineEntry, Intent, Content: View>: ConfiguredSource {
    static var noun: String { "widget" }

    let form: IntentForm<Intent>
    let provider: EntryProvider<Entry, Intent>
    let content: @MainActor (Entry) -> Content
    /// Replaces the provider's placeholder.
    var placeholder: AnyView?

    func recommendations() -> [KindDescription.Recommendation] {
        provider.recommendations().map { recommendation in
            .init(String(localized: recommendation.description), parameters: form.values(recommendation.intent))
        }
    }

    func placeholder(in context: TimelineProviderContext) -> WidgetMoments? {
        if let placeholder { return WidgetMoments(always: placeholder) }
        return provider.placeholder(context).map { WidgetMoments(Timeline(single: $0), content) }
    }

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, for intent: Intent
    ) async throws -> WidgetMoments {
        let timeline =
            question == .timeline
            ? try await provider.timeline(intent, context)
            : Timeline(single: try await provider.snapshot(intent, context))
        return WidgetMoments(timeline, content)
    }

    func relevance() async -> WidgetRelevance<Intent> { await provider.relevance() }

    func view(of entry: any TimelineEntry) -> AnyView? { (entry as? Entry).map { AnyView(content($0)) } }
}

extension Timeline {
    /// A timeline with a single entry.
    fileprivate init(single entry: EntryType) {
        self.init(entries: [entry], policy: .never)
    }
}
