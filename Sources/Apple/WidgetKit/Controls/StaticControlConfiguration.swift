public import SwiftUI

/// A kind of control without parameters.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration,
    PrimitiveControlConfiguration
{
    let setup: WidgetSetup?

    /// Describes a kind of control without a value.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content) {
        setup = WidgetSetup(control: kind, ControlSource(form: .init(), preview: {}, current: {}) { content() })
    }

    /// Describes a kind of control: its name, its provider, and the template for a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) {
        setup = WidgetSetup(control: kind, ControlSource(provider, content: content))
    }

    public var body: Never { notEvaluated(Self.self) }
}
