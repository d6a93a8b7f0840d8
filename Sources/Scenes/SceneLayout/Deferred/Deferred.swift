package import WidgetArchive

/// A view that depends on its place in the layout, as a closure.
package enum Deferred {
    /// Fills its proposal; its content is built for the resulting rectangle.
    case leaf((Space) -> Node)
    /// Changes a content once its rectangle is known; its size stays.
    case changed(Node, (Node, Space) -> Node)
    /// Names a coordinate space after the content's frame.
    case named(Space.Name, Node)
    /// Overrides an alignment guide of a content.
    case guided(Node, Axis, (Measure) -> Double)
    /// Subviews of a custom layout.
    case arranged([Node], any Arrangement)
    /// Attaches a layout value to a content.
    case valued(Node, ObjectIdentifier, Any)

    /// The content that remains if layout never reaches it.
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

/// A view's place in the widget.
package struct Space: Sendable {
    /// In the widget's coordinates.
    package let frame: Rect
    /// The frames of the enclosing named coordinate spaces.
    package let named: [Name: Rect]

    /// The name of a coordinate space. Names are equal if their types and descriptions are.
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
