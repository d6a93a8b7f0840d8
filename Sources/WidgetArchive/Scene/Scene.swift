/// What a widget shows at one moment, as an immutable tree.
public struct Scene: Hashable, Sendable {
    public var root: Node
    /// What lies behind, to the widget's edges.
    public var background: Node?
    /// The room between the widget's edges and the root.
    public var margins: Edges
    /// Where a tap leads that meets no link or button.
    public var url: String?

    public init(_ root: Node, background: Node? = nil, margins: Edges = Edges(), url: String? = nil) {
        self.root = root
        self.background = background
        self.margins = margins
        self.url = url
    }
}
