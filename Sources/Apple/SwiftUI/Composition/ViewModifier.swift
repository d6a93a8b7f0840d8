package import WidgetArchive

/// A reusable modifier of views.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    /// The view that the modifier receives.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
    let view: any View

    @MainActor package func nodes(in context: Context) -> [Node] { context.nodes(of: view) }
}

/// A view with a modifier applied.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
    @MainActor package func nodes(in context: Context) -> [Node] {
        let context = context.at { $0.content(of: Modifier.self) }
        let modifier = context.alive(modifier)
        return context.nodes(ofMade: { modifier.body(content: _ViewModifier_Content(view: content)) })
    }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}

    @MainActor public func body(content: Content) -> some View { content }
}
