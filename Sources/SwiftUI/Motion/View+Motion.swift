/// How views move from one state to the next. A widget here shows each state at once.
extension View {
    nonisolated public func animation(_ animation: Animation?, value: some Equatable) -> some View { withoutMotion() }

    nonisolated public func animation(_ animation: Animation?) -> some View { withoutMotion() }

    nonisolated public func transition(_ transition: AnyTransition) -> some View { withoutMotion() }

    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { withoutMotion() }

    nonisolated public func matchedGeometryEffect(
        id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View { withoutMotion() }

    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        withoutMotion()
    }

    nonisolated private func withoutMotion() -> some View {
        noted("Animations and transitions have no effect here")
    }
}
