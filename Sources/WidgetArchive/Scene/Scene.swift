/// What a widget shows at one moment, as an immutable tree.
package struct Scene: Hashable, Sendable {
    package var root: Node
    /// What lies behind, to the widget's edges.
    package var background: Node?
    /// The room between the widget's edges and the root.
    package var margins: Edges
    /// Where a tap leads that meets no link or button.
    package var url: String?

    package init(_ root: Node, background: Node? = nil, margins: Edges = Edges(), url: String? = nil) {
        self.root = root
        self.background = background
        self.margins = margins
        self.url = url
    }
}
