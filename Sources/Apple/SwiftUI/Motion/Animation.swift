/// An animation, which has no effect here.
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let spring = Animation()
    public static let bouncy = Animation()
    public static let smooth = Animation()
    public static let snappy = Animation()
    public static let interactiveSpring = Animation()
    public static let interpolatingSpring = Animation()

    public static func linear(duration: Double) -> Animation { Animation() }

    public static func easeIn(duration: Double) -> Animation { Animation() }

    public static func easeOut(duration: Double) -> Animation { Animation() }

    public static func easeInOut(duration: Double) -> Animation { Animation() }

    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation()
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation() }

    /// A spring that follows a gesture.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation() }

    /// A spring described by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation() }

    /// An animation along a cubic curve.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { Animation() }

    /// Delays the animation, which has no effect here.
    public func delay(_ delay: Double) -> Animation { self }

    /// Changes the speed of the animation, which has no effect here.
    public func speed(_ speed: Double) -> Animation { self }

    /// Repeats the animation, which has no effect here.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Performs `body`; the animation has no effect here.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Performs `body`, and then `completion`; the animation has no effect here.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete = AnimationCompletionCriteria()
    public static let removed = AnimationCompletionCriteria()
}

/// The context of a state change.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init(animation: Animation? = nil) { self.animation = animation }
}

/// Performs a change at once, as `withAnimation` does.
nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
