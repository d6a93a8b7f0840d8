import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// The values of a `ControlValueProvider`.
struct ControlSource<Provider: ControlValueProvider, Content: ControlWidgetTemplate>: WidgetSource {
    let provider: Provider
    let content: @MainActor (Provider.Value) -> Content

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, with parameters: [String: Parameter]
    ) async throws -> WidgetMoments {
        let value =
            question.asksForPreview(in: context)
            ? Carried(provider.previewValue) : try await ControlSource.value(Carried(provider))
        return WidgetMoments(control: content(value.value))
    }

    @concurrent nonisolated static func value(_ provider: Carried<Provider>) async throws -> Carried<Provider.Value> {
        Carried(try await provider.value.currentValue())
    }
}

/// The values of an `AppIntentControlValueProvider`.
struct ControlIntentSource<Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate>: ConfiguredSource {
    static var noun: String { "control" }

    let provider: Provider
    let content: @MainActor (Provider.Value) -> Content

    func answer(
        _ question: WidgetQuestion, in context: TimelineProviderContext, for configuration: Provider.Configuration
    ) async throws -> WidgetMoments {
        let value =
            question.asksForPreview(in: context)
            ? Carried(provider.previewValue(configuration: configuration))
            : try await ControlIntentSource.value(Carried((provider, configuration)))
        return WidgetMoments(control: content(value.value))
    }

    @concurrent nonisolated static func value(
        _ asked: Carried<(Provider, Provider.Configuration)>
    ) async throws -> Carried<Provider.Value> {
        let (provider, configuration) = asked.value
        return Carried(try await provider.currentValue(configuration: configuration))
    }
}

extension WidgetQuestion {
    /// Whether a control answers with its preview value, which takes no time.
    fileprivate func asksForPreview(in context: TimelineProviderContext) -> Bool {
        self == .placeholder || context.isPreview
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
