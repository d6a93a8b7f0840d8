/// Events in the life of a view that a widget does not have.
extension View {
    /// Has no effect: a widget's views do not disappear.
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

    /// Has no effect here: use `disabled(_:)` to turn off buttons.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { withoutEffect("allowsHitTesting") }

    /// Sets a tooltip, which has no effect here.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { withoutEffect("help") }
}
