import AppIntents
import Intents
import WidgetArchive

/// How the intents of a type configure what people place: their parameters, and intents with given values.
struct IntentForm<Intent> {
    /// The class of a definition's intent.
    var className: String?
    let parameters: nonisolated(nonsending) () async throws -> [ParameterDescription]
    let choices: nonisolated(nonsending) (_ parameter: String, _ value: Parameter?) async throws -> [Choice]
    let make:
        nonisolated(nonsending) ([String: Parameter], _ noteGone: @escaping @Sendable (ParameterError) -> Void)
            async throws -> Intent
    let values: (Intent) -> [String: Parameter]
}

extension IntentForm where Intent == Void {
    /// Of what nobody configures.
    init() { self.init(parameters: { [] }, choices: { _, _ in [] }, make: { _, _ in }, values: { [:] }) }
}

extension IntentForm where Intent: AppIntent {
    init() {
        self.init(
            parameters: { await parameterDescriptions(of: Intent.self) },
            choices: { try await AppIntents.choices(for: $0, of: Intent.self, matching: $1) },
            make: { try await configured(Intent.self, with: $0, noteGone: $1) },
            values: { AppIntents.parameters(of: $0) })
    }
}

extension IntentForm where Intent: INIntent {
    init() {
        self.init(
            className: "\(Intent.self)",
            parameters: { await parameterDescriptions(of: Intent.self) },
            choices: { try await Intents.choices(for: $0, of: Intent.self, matching: $1) },
            make: { try await configured(Intent.self, with: $0, noteGone: $1) },
            values: { Intents.parameters(of: $0) })
    }
}
