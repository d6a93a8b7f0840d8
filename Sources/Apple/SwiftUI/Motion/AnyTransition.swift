public import Foundation

/// How a view appears and disappears, which has no effect here.
public struct AnyTransition: Sendable {
    /// Appears and disappears without a transition.
    public static let identity = AnyTransition()
    /// Fades.
    public static let opacity = AnyTransition()
    /// Grows and shrinks.
    public static let scale = AnyTransition()
    /// Slides in from the leading edge, and out to the trailing one.
    public static let slide = AnyTransition()

    /// Blurs one content into the next.
    public static let blurReplace = AnyTransition()

    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
        AnyTransition()
    }

    /// Moves in from an edge, and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    /// Grows from a size, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }

    /// Slides in from a distance, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// Changes from one modifier to another.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    /// Uses one transition to appear, and another to disappear.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    /// Combines two transitions, which has no effect here.
    public func combined(with other: AnyTransition) -> AnyTransition { self }

    /// Attaches an animation, which has no effect here.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition that blurs one content into the next, which has no effect here.
public struct BlurReplaceTransition: Sendable {
    public enum Configuration: Sendable {
        /// Scaled both times in one direction, or in opposite ones.
        case downUp, upUp
    }
}

/// How the content of a view changes, which has no effect here.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    /// Interpolates between contents.
    public static let interpolate = ContentTransition()
    /// Applies symbol effects.
    public static let symbolEffect = ContentTransition()

    public static func symbolEffect(
        _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        symbolEffect
    }

    /// Rolls the digits of a number.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
