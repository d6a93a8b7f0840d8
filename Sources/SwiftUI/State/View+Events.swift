public import Combine

/// Events in the life of a view. A widget has none but taps on links, buttons and toggles.
extension View {
    /// Has no effect: a widget's views do not appear or disappear.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { withoutEffect("onAppear") }

    /// Has no effect: a widget's views do not appear or disappear.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        withoutEffect("onDisappear")
    }

    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        withoutEffect("onTapGesture")
    }

    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    nonisolated public func onLongPressGesture(perform action: @escaping () -> Void) -> some View {
        withoutEffect("onLongPressGesture")
    }

    /// Has no effect: values do not change while a widget is evaluated.
    nonisolated public func onChange(of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    {
        withoutEffect("onChange")
    }

    /// Has no effect: values do not change while a widget is evaluated.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        withoutEffect("onChange")
    }

    /// Has no effect: a widget's views run no tasks; load data in the timeline provider.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        withoutEffect("task")
    }

    /// Has no effect: a widget's views run no tasks; load data in the timeline provider.
    nonisolated public func task(
        id value: some Equatable, priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        withoutEffect("task")
    }

    /// Has no effect here: use `disabled(_:)` to turn off buttons.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { withoutEffect("allowsHitTesting") }

    /// Sets a tooltip, which has no effect here.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { withoutEffect("help") }

    /// Has no effect: a widget's views do not live to hear of anything.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        withoutEffect("onReceive")
    }
}
