/// A kind of control, as in Control Centre.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    /// Makes the control, when its program starts.
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency @ControlWidgetConfigurationBuilder var body: Body { get }
}

/// The configuration of a control: its kind, provider, template and description.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    /// The configuration that this one is made of.
    @MainActor @preconcurrency @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    nonisolated public init() {}

    public var body: Never { notEvaluated(Self.self) }
}

/// Builds the configuration of a control.
@resultBuilder
@MainActor public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock() -> EmptyControlWidgetConfiguration { EmptyControlWidgetConfiguration() }

    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }

    public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A control among the widgets of a bundle.
package struct BundledControl: Widget {
    private let control: (any ControlWidget)?

    package init() { control = nil }
    package init(_ control: any ControlWidget) { self.control = control }

    package var body: some WidgetConfiguration { BundledControlConfiguration(control: control) }
}

/// The configuration of a control, as that of a widget.
package struct BundledControlConfiguration: WidgetConfiguration {
    package let control: (any ControlWidget)?

    package var body: Never { notEvaluated(Self.self) }
}

extension WidgetBundleBuilder {
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
        BundledControl(content)
    }
}
