public import Foundation
import SceneLayout
import WidgetArchive

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let subviews: [LayoutSubview]
    public var layoutDirection: LayoutDirection { .leftToRight }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// A view that a layout arranges.
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
    public var spacing: ViewSpacing { ViewSpacing() }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.measure(proposal.archived).size
        return CGSize(width: size.width, height: size.height)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(content.measure(proposal.archived), Guides())
    }

    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = Point(
            x: Double(position.x - size.width * anchor.x), y: Double(position.y - size.height * anchor.y))
        place.spot = Spot(origin, proposal.archived)
    }
}

/// A value that a view has for the layout that arranges it.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        LayoutValueView<Key, Self>(content: self, value: value)
    }
}

nonisolated private struct LayoutValueView<Key: LayoutValueKey, Content: View>: View, Primitive {
    let content: Content
    let value: Key.Value

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.nodes(of: content).map { context.recorder.maker.leave(.valued($0, ObjectIdentifier(Key.self), value)) }
    }
}
