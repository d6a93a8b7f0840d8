public import Foundation
import SceneLayout
import WidgetArchive

/// The subviews of a custom layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let subviews: [LayoutSubview]
    /// The layout direction. Subviews are always placed left to right, and reflected afterwards if need be.
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// A subview of a custom layout.
public struct LayoutSubview: Equatable {
    let content: Arranged
    private let values: [ObjectIdentifier: Any]
    private let place = Place()

    private final class Place {
        var spot: Spot?
    }

    init(_ content: Arranged, values: [ObjectIdentifier: Any]) {
        self.content = content
        self.values = values
    }

    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.place === second.place }

    var isPlaced: Bool { place.spot != nil }
    var spot: Spot { place.spot ?? Spot(.zero, .ideal) }

    public var priority: Double { content.priority }
    /// The spacing that the subview prefers, which is the default spacing here.
    public var spacing: ViewSpacing { ViewSpacing() }

    /// The layout value of the subview for a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }

    /// The size that the subview takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.measure(proposal.archived).size
        return CGSize(width: size.width, height: size.height)
    }

    /// The size and guides of the subview for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(content.measure(proposal.archived), Guides())
    }

    /// Places the subview with an anchor at a position, and proposes it a size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = Point(
            x: Double(position.x - size.width * anchor.x), y: Double(position.y - size.height * anchor.y))
        place.spot = Spot(origin, proposal.archived)
    }
}

/// A value that a view passes to its custom layout.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Attaches a value to the view for its enclosing custom layout.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        LayoutValueView<Key, Self>(content: self, value: value)
    }
}

nonisolated private struct LayoutValueView<Key: LayoutValueKey, Content: View>: View, Primitive {
    let content: Content
    let value: Key.Value

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.nodes(of: content).map {
            context.recorder.resolver.leave(.valued($0, ObjectIdentifier(Key.self), value))
        }
    }
}
