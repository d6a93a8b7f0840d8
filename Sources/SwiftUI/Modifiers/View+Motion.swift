/// How views move from one state to the next. A widget here shows each state at once.
extension View {
    nonisolated public func animation(_ animation: Animation?, value: some Equatable) -> some View { withoutMotion() }

    nonisolated public func animation(_ animation: Animation?) -> some View { withoutMotion() }

    nonisolated public func transition(_ transition: AnyTransition) -> some View { withoutMotion() }

    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { withoutMotion() }

    nonisolated public func matchedGeometryEffect(
        id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View { withoutMotion() }

    nonisolated private func withoutMotion() -> some View {
        noted("Animations and transitions have no effect here")
    }
}

nonisolated public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let spring = Animation()
    public static let bouncy = Animation()
    public static let smooth = Animation()
    public static let snappy = Animation()

    public static func linear(duration: Double) -> Animation { Animation() }

    public static func easeIn(duration: Double) -> Animation { Animation() }

    public static func easeOut(duration: Double) -> Animation { Animation() }

    public static func easeInOut(duration: Double) -> Animation { Animation() }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation() }

    public func delay(_ delay: Double) -> Animation { self }

    public func speed(_ speed: Double) -> Animation { self }

    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

nonisolated public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    public func combined(with other: AnyTransition) -> AnyTransition { self }

    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let symbolEffect = ContentTransition()

    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// Does something whose changes would move.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
