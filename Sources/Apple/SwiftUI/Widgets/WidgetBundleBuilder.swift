/// Builds the widgets of a bundle.
@resultBuilder
@MainActor public struct WidgetBundleBuilder {
    /// Accepts a widget as a statement.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some Widget { SeveralWidgets([]) }

    /// Builds a single widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    /// Builds several widgets.
    public static func buildBlock<First: Widget, Second: Widget, each Rest: Widget>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some Widget {
        var widgets: [any Widget] = [first, second]
        for widget in repeat each rest { widgets.append(widget) }
        return SeveralWidgets(widgets)
    }

    /// Builds an `if` without an `else`.
    public static func buildOptional(_ content: (any Widget)?) -> some Widget {
        SeveralWidgets(content.map { [$0] } ?? [])
    }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither(first: any Widget) -> some Widget { SeveralWidgets([first]) }
    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither(second: any Widget) -> some Widget { SeveralWidgets([second]) }
    /// Builds the widgets of an `if #available`.
    public static func buildLimitedAvailability(_ content: any Widget) -> some Widget { SeveralWidgets([content]) }
}

struct SeveralWidgets: Widget, WidgetList {
    let widgets: [any Widget]

    init() { widgets = [] }
    init(_ widgets: [any Widget]) { self.widgets = widgets }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
