package import WidgetArchive

/// A view that a widget cannot show. In its place is the mark that iOS draws.
package protocol AppOnlyView: Primitive {
    var name: String { get }
}

extension AppOnlyView {
    package var name: String { String("\(Self.self)".prefix { $0 != "<" }) }

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.note("a widget cannot show `\(name)`; like iOS, this draws a yellow mark in its place")
        return context.nodes(of: Color.yellow.overlay { Image(systemName: "nosign").foregroundColor(.red) })
    }
}
