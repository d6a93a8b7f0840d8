package import WidgetArchive

/// A part of a configuration, for its style to place.
package protocol StylePart: Primitive {
    var view: AnyView { get }
}

extension StylePart {
    @MainActor package func nodes(in context: Context) -> [Node] { view.nodes(in: context) }
}

/// A view inside which a style makes the views with its kind of configuration.
nonisolated private struct StyledView<Content: View, Style, Configuration, Made: View>: View, Primitive {
    let content: Content
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Made

    @MainActor func nodes(in context: Context) -> [Node] {
        context.with { $0[StylesKey<Configuration>.self].append { AnyView(makeBody(style, $0)) } }.nodes(of: content)
    }
}

nonisolated extension View {
    func styled<Style, Configuration>(
        by style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> some View
    ) -> some View {
        StyledView(content: self, style: style, makeBody: makeBody)
    }
}

extension Context {
    /// The nodes that the innermost style makes of a configuration. Inside them the next style applies, so that a label
    /// style that changes `Label(configuration)` does not call itself.
    func nodes<Configuration>(
        styling configuration: Configuration, usually usual: (Configuration) -> some View
    ) -> [Node] {
        var outside = self
        guard let style = outside.environment[StylesKey<Configuration>.self].popLast() else {
            return nodes(ofMade: { usual(configuration) })
        }
        return outside.inside { style(configuration).nodes(in: outside) }
    }
}

/// The styles around a view for one kind of configuration, from the outermost to the innermost.
private enum StylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: [@MainActor (Configuration) -> AnyView] { [] }
}
