public import Foundation
import WidgetArchive

nonisolated extension View {
    /// Makes one accessibility element of those in the view: without them, of their words, or as their container.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessible { _ in AccessibilityProperties(children: children.archived) }
    }

    /// Reads other elements in place of those in the view.
    public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
        RepresentedView(content: self, standIn: representation(), children: nil)
    }

    /// Makes the view a container of other elements than those in it.
    public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
        RepresentedView(content: self, standIn: children(), children: .contain)
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { _ in AccessibilityProperties(traits: traits.archived) }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { _ in AccessibilityProperties(removedTraits: traits.archived) }
    }

    /// Makes the view a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessible { _ in
            AccessibilityProperties(traits: [.header], headingLevel: level == .unspecified ? nil : Int(level.rawValue))
        }
    }

    /// Has the view read before its siblings with lower priorities; usual is 0.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessible { _ in AccessibilityProperties(sortPriority: sortPriority) }
    }

    /// Sets where the view is activated, in its frame.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { _ in AccessibilityProperties(activationPoint: activationPoint.archived) }
    }

    /// Sets where the view is activated, in points from its top left corner.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { _ in
            AccessibilityProperties(activationOffset: Point(x: activationPoint.x, y: activationPoint.y))
        }
    }

    /// Has no effect here: no screen inverts colours.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Has no effect here: what can be tapped is known.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
}

/// A view with others that are read in its place, or as its children.
nonisolated private struct RepresentedView<Content: View, StandIn: View>: View, Primitive {
    let content: Content
    let standIn: StandIn
    let children: AccessibilityProperties.Children?

    @MainActor func nodes(in context: Context) -> [Node] {
        let properties = AccessibilityProperties(children: children)
        let standIn = context.at(1).node(of: standIn)
        return [.label(.init(properties, standIn: standIn, context.at(0).node(of: content)))]
    }
}

/// How accessibility treats the children of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let archived: AccessibilityProperties.Children

    public static let ignore = AccessibilityChildBehavior(archived: .ignore)
    public static let contain = AccessibilityChildBehavior(archived: .contain)
    public static let combine = AccessibilityChildBehavior(archived: .combine)
}

/// The level of a heading, from the most important one.
public enum AccessibilityHeadingLevel: UInt, CaseIterable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
