package import WidgetArchive

/// What a view decides by a closure, and so not before its place in the layout is known.
package enum Deferred {
    /// Fills the space it is offered, and is made for that.
    case leaf((Space) -> Node)
    /// A content that something is done to once its place is known; its size stays.
    case changed(Node, (Node, Space) -> Node)
    /// A content whose frame gives a coordinate space its name.
    case named(Space.Name, Node)
    /// A content with a guide of its own along an axis.
    case guided(Node, Axis, (Measure) -> Double)
    /// Contents that are arranged by the program.
    case arranged([Node], any Arrangement)
    /// A content with a value for what arranges it.
    case valued(Node, ObjectIdentifier, Any)

    /// What is left of it where the layout shows nothing of it.
    var content: Node {
        switch self {
        case .leaf: .nothing
        case .changed(let content, _), .named(_, let content), .guided(let content, _, _),
            .valued(let content, _, _):
            content
        case .arranged(let contents, _): .stack(.init(.depth, contents))
        }
    }
}

/// Where something stands in the widget.
package struct Space: Sendable {
    /// In points from the widget's top left corner.
    package let frame: Rect
    /// The frames of the named spaces around it.
    package let named: [Name: Rect]

    /// The name of a coordinate space: names are the same if their types and their words are.
    package struct Name: Hashable, Sendable {
        private let type: ObjectIdentifier
        private let words: String

        package init(_ name: some Hashable) {
            let name = AnyHashable(name).base
            type = ObjectIdentifier(Swift.type(of: name))
            words = String(reflecting: name)
        }
    }
}
