public import Foundation
import SceneLayout
import UIKit
package import WidgetArchive

/// A view that fills its space, and builds its content from its geometry.
nonisolated public struct GeometryReader<Content: View>: View, Primitive {
    public var content: (GeometryProxy) -> Content

    /// A view that fills its space, with content made for it.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        [
            context.leaf { context, space in
                let proxy = GeometryProxy(space, safeAreaInsets: EdgeInsets(context.environment.contentMargins))
                return context.layer(of: content(proxy), alignment: .topLeading)
            }
        ]
    }
}

/// The size and position of a view.
public struct GeometryProxy: Sendable {
    /// The widget's content margins.
    public let safeAreaInsets: EdgeInsets
    private let space: Space

    init(_ space: Space, safeAreaInsets: EdgeInsets) {
        self.space = space
        self.safeAreaInsets = safeAreaInsets
    }

    public var size: CGSize { CGRect(space.frame).size }

    /// The frame of the view in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the view in a coordinate space; an unknown name means the widget's space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let frame = CGRect(space.frame)
        switch coordinateSpace.kind {
        case .global: return frame
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .named(let name):
            let origin = CGRect(space.named[name] ?? Rect(.zero, .zero)).origin
            return frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// The frame of an enclosing named space, in the view's own coordinates.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        space.named[coordinateSpace.name].map {
            CGRect($0).offsetBy(dx: -CGFloat(space.frame.minX), dy: -CGFloat(space.frame.minY))
        }
    }
}
