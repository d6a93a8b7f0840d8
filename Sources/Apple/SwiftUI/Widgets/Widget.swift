/// A kind of widget.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    /// Makes the widget, when its program starts.
    @MainActor @preconcurrency init()
    /// The configuration of the widget.
    @MainActor @preconcurrency var body: Body { get }
}

/// The widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    /// Makes the bundle, when its program starts.
    @MainActor @preconcurrency init()
    /// The widgets of the program.
    @MainActor @preconcurrency @WidgetBundleBuilder var body: Body { get }
}

/// A widget that stands for any number of others.
@MainActor package protocol WidgetList {
    var widgets: [any Widget] { get }
}

extension Widget {
    /// The widgets that this one stands for: normally itself.
    package var flattened: [any Widget] {
        guard let list = self as? any WidgetList else { return [self] }
        return list.widgets.flatMap { $0.flattened }
    }
}
