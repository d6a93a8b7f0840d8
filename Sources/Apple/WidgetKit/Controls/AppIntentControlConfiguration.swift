public import AppIntents
public import SwiftUI

/// A kind of control that people configure separately for each placed control.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, PrimitiveControlConfiguration {
    let setup: WidgetSetup?

    /// Describes a kind of control whose template depends only on its configuration.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
    ) {
        setup = WidgetSetup(
            control: kind, ControlSource(form: .init(), preview: { $0 }, current: { $0 }, content: content))
    }

    /// Describes a kind of control: its name, its parameters, its provider, and the template for a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        setup = WidgetSetup(control: kind, ControlSource(provider, content: content))
    }

    public var body: Never { notEvaluated(Self.self) }
}
