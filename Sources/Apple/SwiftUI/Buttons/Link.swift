public import Foundation
package import WidgetArchive

/// A view that opens a URL when it is tapped.
nonisolated public struct Link<Label: View>: View, Primitive {
    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let nodes = context.nodes(styling: ButtonStyleConfiguration(label: AnyView(label))) { $0.label }
        guard context.environment.isEnabled else { return nodes }
        return nodes.map { .target(.init(.open(url: destination.absoluteString), $0)) }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// An action that opens a URL, which has no effect in a widget: only taps do.
public struct OpenURLAction: Sendable {
    init() {}

    /// An action of one's own, which is never performed.
    public init(handler: @escaping @MainActor (URL) -> Result) {}

    /// Has no effect in a widget: use a `Link`.
    public func callAsFunction(_ url: URL) {
        CurrentEvaluation.note("`openURL` has no effect in a widget; use a `Link`.")
    }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        callAsFunction(url)
        completion(false)
    }

    /// How a URL was opened.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()

        public static func systemAction(_ url: URL) -> Result { Result() }
    }
}
