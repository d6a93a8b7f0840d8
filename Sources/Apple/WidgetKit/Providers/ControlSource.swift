import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// The values of a control's provider.
struct ControlSource<Value, Intent, Content: ControlWidgetTemplate>: ConfiguredSource {
    static var noun: String { "control" }

    let form: IntentForm<Intent>
    let preview: (Intent) -> Value
    let current: nonisolated(nonsending) (Intent) async throws -> Value
    let content: @MainActor (Value) -> Content

    /// A control answers with its preview value where that is enough, since it takes no time.
    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, for intent: Intent
    ) async throws -> WidgetMoments {
        let value =
            question == .placeholder || context.isPreview ? preview(intent) : try await current(intent)
        return WidgetMoments(control: content(value))
    }
}

extension ControlSource where Intent == Void {
    init(_ provider: some ControlValueProvider<Value>, content: @escaping @MainActor (Value) -> Content) {
        nonisolated(unsafe) let provider = provider
        self.init(
            form: .init(), preview: { provider.previewValue },
            current: { try await provider.currentValue() }, content: content)
    }
}

extension ControlSource where Intent: ControlConfigurationIntent {
    init(
        _ provider: some AppIntentControlValueProvider<Intent, Value>,
        content: @escaping @MainActor (Value) -> Content
    ) {
        nonisolated(unsafe) let provider = provider
        self.init(
            form: .init(), preview: provider.previewValue,
            current: { intent in
                try await provider.currentValue(configuration: intent)
            }, content: content)
    }
}

extension WidgetMoments {
    /// A control, which shows one value until it is reloaded.
    fileprivate init(control: some ControlWidgetTemplate) {
        let view = control.asView
        moments = [Moment(date: Date(), relevance: nil) { view }]
        policy = .never
    }
}
