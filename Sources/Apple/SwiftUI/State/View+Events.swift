/// Events in the life of a view that a widget does not have.
nonisolated extension View {
    /// Has no effect: a widget's views do not disappear.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { withoutEffect() }

    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { withoutEffect() }

    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { withoutEffect() }

    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { withoutEffect() }

    /// Has no effect here: use `disabled(_:)` to turn off buttons.
    public func allowsHitTesting(_ enabled: Bool) -> some View { withoutEffect() }

    /// Sets a tooltip, which has no effect here.
    public func help(_ textKey: LocalizedStringKey) -> some View { withoutEffect() }
    public func help(_ text: Text) -> some View { withoutEffect() }

    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> some View { withoutEffect() }
}
