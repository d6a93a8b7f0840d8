extension Text {
    /// How large a text is beside others of its font.
    nonisolated public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool

        /// As large as its font.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller, as a unit beside its number.
        public static let secondary = Scale(isSecondary: true)
    }

    /// Has no effect here: the text keeps the size of its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        CurrentEvaluation.noteWithoutEffect("textScale", isEnabled && scale != .default)
        return self
    }
}

nonisolated extension View {
    /// Has no effect here: texts keep the size of their fonts.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { withoutEffect() }
}
