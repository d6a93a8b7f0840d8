/// Animations and transitions. Widgets here show each state at once.
nonisolated extension View {
    /// Animates changes of the view, which has no effect here.
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { withoutMotion() }
    public func animation(_ animation: Animation?) -> some View { withoutMotion() }

    /// Sets how the view appears and disappears, which has no effect here.
    public func transition(_ transition: AnyTransition) -> some View { withoutMotion() }

    /// Sets how the content of the view changes, which has no effect here.
    public func contentTransition(_ transition: ContentTransition) -> some View { withoutMotion() }

    /// Animates the geometry of two views as one, which has no effect here.
    public func matchedGeometryEffect(
        id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { withoutMotion() }

    /// Changes the transaction of the view, which has no effect here.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { withoutMotion() }

    private func withoutMotion() -> some View { noted("Animations and transitions have no effect here") }
}

nonisolated extension ViewModifier {
    /// Animates what the modifier changes, which has no effect here.
    public func animation(_ animation: Animation?) -> some ViewModifier { AnimatedModifier(modifier: self) }
}

nonisolated private struct AnimatedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier

    @MainActor func body(content: Content) -> some View { content.modifier(modifier).animation(nil) }
}

/// The part of a view's geometry that is animated.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
