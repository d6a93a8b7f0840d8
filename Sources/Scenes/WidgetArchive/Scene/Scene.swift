/// A widget at one moment, as an immutable tree.
package struct Scene: Hashable, Sendable {
    package var root: Node
    /// Drawn behind the root, up to the widget's edges.
    package var background: Node?
    /// The space between the widget's edges and the root.
    package var margins: Edges
    /// The URL opened by a tap outside of links and buttons.
    package var url: String?
    package var direction: LayoutDirection
    /// Nil for the family's size.
    package var size: Size?

    package init(
        _ root: Node, background: Node? = nil, margins: Edges = Edges(), url: String? = nil, size: Size? = nil,
        direction: LayoutDirection = .leftToRight
    ) {
        self.size = size
        self.root = root
        self.background = background
        self.margins = margins
        self.url = url
        self.direction = direction
    }
}
