public import Foundation
package import WidgetArchive

/// A view that is made for the size it is offered, as far as that is known before the layout.
nonisolated public struct GeometryReader<Content: View>: View, Primitive {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let size = context.environment.offeredSize
        let proxy = GeometryProxy(
            size: CGSize(width: size.width, height: size.height),
            safeAreaInsets: EdgeInsets(context.environment.contentMargins))
        let node = context.layer(of: content(proxy), alignment: .topLeading)
        // The reader is as large as it is offered, however large its content is, and so is a form without paint.
        return [.layered(.init(.surface(.init(.rectangle)), node, alignment: .init(.leading, .top), isBehind: false))]
    }
}

/// The size that a view is offered.
public struct GeometryProxy: Sendable {
    public let size: CGSize
    public let safeAreaInsets: EdgeInsets

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

public enum CoordinateSpace: Hashable, Sendable {
    case global, local
}
