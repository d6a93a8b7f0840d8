/// What happens to a view over time. In a widget, nothing does but taps on links and buttons.
extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { withoutEffect("onAppear") }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        withoutEffect("onDisappear")
    }

    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        withoutEffect("onTapGesture")
    }

    nonisolated public func onLongPressGesture(perform action: @escaping () -> Void) -> some View {
        withoutEffect("onLongPressGesture")
    }

    nonisolated public func onChange(of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    {
        withoutEffect("onChange")
    }

    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        withoutEffect("onChange")
    }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        withoutEffect("task")
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { withoutEffect("allowsHitTesting") }

    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { withoutEffect("help") }
}
