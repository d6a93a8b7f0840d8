public import AppIntents

/// Results with a view, which is not shown here, and neither is a dialog.
extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result(view: some View) -> Self { .result() }
    public static func result(@ViewBuilder content: () -> some View) -> Self { .result() }
    public static func result(dialog: IntentDialog, view: some View) -> Self { .result(dialog: dialog) }

    public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self {
        .result(dialog: dialog)
    }
}

/// Results with a value and a view, which is not shown here, and neither is a dialog.
extension IntentResult {
    public static func result<Value: Sendable>(value: Value, view: some View) -> Self
    where Self == IntentResultContainer<Value> {
        .result(value: value)
    }

    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog, view: some View) -> Self
    where Self == IntentResultContainer<Value> {
        .result(value: value, dialog: dialog)
    }

    public static func result<Value: Sendable>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> some View
    ) -> Self where Self == IntentResultContainer<Value> {
        .result(value: value, dialog: dialog)
    }
}
