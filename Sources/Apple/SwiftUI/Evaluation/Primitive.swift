package import WidgetArchive

/// A view that makes its nodes itself, rather than from other views.
package protocol Primitive: View where Body == Never {
    @MainActor func nodes(in context: Context) -> [Node]
}

extension Primitive {
    /// Never called: the view is not made of others.
    @MainActor public var body: Never {
        preconditionFailure("\(Self.self) is not made of other views, and has no body")
    }
}

extension Never: View {
    public var body: Never { preconditionFailure("there is no value of this type, and so no body") }
}
