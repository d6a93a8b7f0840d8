/// The look and the action of a control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    /// The template that this one is made of.
    @MainActor @preconcurrency @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate, PrimitiveControlTemplate {
    nonisolated public init() {}

    package var view: AnyView { AnyView(EmptyView()) }

    public var body: Never { notEvaluated(Self.self) }
}

/// Builds the template of a control.
@resultBuilder
@MainActor public struct ControlWidgetTemplateBuilder {
    public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }

    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A template that is not made of others.
@MainActor package protocol PrimitiveControlTemplate {
    var view: AnyView { get }
}

extension ControlWidgetTemplate {
    /// The template as a view.
    package var asView: AnyView { (self as? any PrimitiveControlTemplate)?.view ?? body.asView }

    /// The colour of the control's icon while the control is on; nil for the accent colour.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        ChangedControlTemplate(view: AnyView(asView.tint(tint)))
    }

    /// Disables the control: a tap does nothing.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        ChangedControlTemplate(view: AnyView(asView.disabled(disabled)))
    }

    /// Whether what the control shows is private.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        ChangedControlTemplate(view: AnyView(asView.privacySensitive(sensitive)))
    }
}

/// A template with a change applied.
struct ChangedControlTemplate: ControlWidgetTemplate, PrimitiveControlTemplate {
    let view: AnyView

    var body: Never { notEvaluated(Self.self) }
}
