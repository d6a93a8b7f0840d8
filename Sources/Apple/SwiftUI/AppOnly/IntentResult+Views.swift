public import AppIntents

/// Results with a view, which is not shown here.
extension IntentResult where Self == IntentResultContainer<Never> {
    /// A result with a view, which is not shown here.
    public static func result(view: some View) -> Self { .result() }

    /// A result with a view, which is not shown here.
    public static func result(@ViewBuilder content: () -> some View) -> Self { .result() }

    /// A result with a dialog and a view, which are not shown here.
    public static func result(dialog: IntentDialog, view: some View) -> Self { .result(dialog: dialog) }

    /// A result with a dialog and a view, which are not shown here.
    public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self {
        .result(dialog: dialog)
    }
}

extension IntentResult {
    /// A result with a value and a view, which is not shown here.
    public static func result<Value: Sendable>(value: Value, view: some View) -> Self
    where Self == IntentResultContainer<Value> {
        .result(value: value)
    }

    /// A result with a value, and a dialog and a view, which are not shown here.
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog, view: some View) -> Self
    where Self == IntentResultContainer<Value> {
        .result(value: value, dialog: dialog)
    }

    /// A result with a value, and a dialog and a view, which are not shown here.
    public static func result<Value: Sendable>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> some View
    ) -> Self where Self == IntentResultContainer<Value> {
        .result(value: value, dialog: dialog)
    }
}
