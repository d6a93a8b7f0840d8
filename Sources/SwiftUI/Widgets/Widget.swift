/// A widget, of one kind.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

/// The widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    @MainActor @preconcurrency init()
    @MainActor @preconcurrency @WidgetBundleBuilder var body: Body { get }
}

/// A widget that stands for none, one, or several others.
@MainActor package protocol WidgetList {
    var widgets: [any Widget] { get }
}

extension Widget {
    /// The widgets that this one stands for: usually itself.
    package var flattened: [any Widget] {
        guard let list = self as? any WidgetList else { return [self] }
        return list.widgets.flatMap { $0.flattened }
    }
}
