/// Builds the widgets of a bundle.
@resultBuilder
@MainActor public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some Widget { SeveralWidgets([]) }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<First: Widget, Second: Widget, each Rest: Widget>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some Widget {
        var widgets: [any Widget] = [first, second]
        for widget in repeat each rest { widgets.append(widget) }
        return SeveralWidgets(widgets)
    }

    public static func buildOptional(_ content: (any Widget)?) -> some Widget {
        SeveralWidgets(content.map { [$0] } ?? [])
    }

    public static func buildEither(first: any Widget) -> some Widget { SeveralWidgets([first]) }
    public static func buildEither(second: any Widget) -> some Widget { SeveralWidgets([second]) }
    public static func buildLimitedAvailability(_ content: any Widget) -> some Widget { SeveralWidgets([content]) }
}

struct SeveralWidgets: Widget, WidgetList {
    let widgets: [any Widget]

    init() { widgets = [] }
    init(_ widgets: [any Widget]) { self.widgets = widgets }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
