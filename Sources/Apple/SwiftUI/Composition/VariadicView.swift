package import WidgetArchive

/// Arranges views one by one, whatever view they come from.
nonisolated public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root with the views that it arranges.
    nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View, Primitive {
        public var root: Root
        public var content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        @MainActor package func nodes(in context: Context) -> [Node] {
            let nodes = context.nodes(of: content)
            return context.nodes(of: root.body(children: Children(nodes: nodes)))
        }
    }
}

/// Arranges views.
@MainActor @preconcurrency public protocol _VariadicView_Root {}

/// Arranges views within a view.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// The views, arranged.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Arranges views within one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Arranges views as several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root arranges.
nonisolated public struct _VariadicView_Children: View, Primitive, RandomAccessCollection {
    let nodes: [Node]

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(position: Int) -> Element { Element(id: AnyHashable(position), node: nodes[position]) }

    @MainActor package func nodes(in context: Context) -> [Node] { nodes }

    nonisolated public struct Element: View, Primitive, Identifiable {
        public let id: AnyHashable
        let node: Node

        @MainActor package func nodes(in context: Context) -> [Node] { [node] }
    }
}
