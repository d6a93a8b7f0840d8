import AppIntents
import Foundation
import Intents
import WidgetArchive

/// A source that depends on an intent, which people set for each widget that they place.
@MainActor protocol ConfiguredSource: WidgetSource {
    associatedtype Intent
    /// The noun for what people place: a widget or a control.
    static var noun: String { get }

    /// The placeholder if it is the same for every intent; nil if it depends on the intent.
    func placeholder(in context: TimelineProviderContext) -> WidgetMoments?
    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, for intent: Intent
    ) async throws -> WidgetMoments
    func relevance() async -> WidgetRelevance<Intent>

    func intent(
        with parameters: [String: Parameter], noteGone: @escaping @Sendable (ParameterError) -> Void
    ) async throws -> Intent
    func parameters(of intent: Intent) -> [String: Parameter]
}

extension ConfiguredSource {
    func placeholder(in context: TimelineProviderContext) -> WidgetMoments? { nil }
    func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments {
        if question == .placeholder, let placeholder = placeholder(in: context) { return placeholder }
        let noun = Self.noun
        let intent = try await intent(with: parameters) { error in
            ProgramSession.current.notes.add(
                "\(error.localizedDescription); the \(noun) is shown as if nothing had been chosen")
        }
        return try await answer(question, in: context, for: intent)
    }

    func occasions(with parameters: [String: Parameter]) async -> [SceneTimeline.Occasion] {
        let relevance = await relevance()
        guard !relevance.attributes.isEmpty, let intent = try? await intent(with: parameters, noteGone: { _ in })
        else { return [] }
        let own = self.parameters(of: intent)
        return relevance.occasions { self.parameters(of: $0) == own }
    }
}

extension ConfiguredSource where Intent: AppIntent {
    func parameters() async throws -> [ParameterDescription] { await parameterDescriptions(of: Intent.self) }

    func choices(for parameter: String, matching value: Parameter?) async throws -> [Choice] {
        try await AppIntents.choices(for: parameter, of: Intent.self, matching: value)
    }

    func intent(
        with parameters: [String: Parameter], noteGone: @escaping @Sendable (ParameterError) -> Void
    ) async throws -> Intent {
        try await configured(Intent.self, with: parameters, noteGone: noteGone)
    }

    func parameters(of intent: Intent) -> [String: Parameter] { AppIntents.parameters(of: intent) }
}

extension ConfiguredSource where Intent: INIntent {
    var intentClass: String? { "\(Intent.self)" }

    func parameters() async throws -> [ParameterDescription] { await parameterDescriptions(of: Intent.self) }

    func choices(for parameter: String, matching value: Parameter?) async throws -> [Choice] {
        try await Intents.choices(for: parameter, of: Intent.self, matching: value)
    }

    func intent(
        with parameters: [String: Parameter], noteGone: @escaping @Sendable (ParameterError) -> Void
    ) async throws -> Intent {
        try await configured(Intent.self, with: parameters, noteGone: noteGone)
    }

    func parameters(of intent: Intent) -> [String: Parameter] { Intents.parameters(of: intent) }
}
