public import Foundation

/// A field for text, which a widget cannot show.
nonisolated public struct TextField<Label: View>: View {
    /// Shows nothing of this in a widget.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

    /// Shows nothing of this in a widget.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) where Label == Text {}

    /// Shows nothing of this in a widget.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text {}

    /// Shows nothing of this in a widget.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) where Label == Text {}

    /// Shows nothing of this in a widget.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text {}

    /// Shows nothing of this in a widget.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) where Label == Text {}

    /// Shows nothing of this in a widget.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}

    /// Shows nothing of this in a widget.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {}

    @MainActor public var body: some View { UnavailableMark(name: "TextField") }
}

/// A field for a secret, which a widget cannot show.
nonisolated public struct SecureField<Label: View>: View {
    /// Shows nothing of this in a widget.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

    /// Shows nothing of this in a widget.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) where Label == Text {}

    @MainActor public var body: some View { UnavailableMark(name: "SecureField") }
}

/// A field for long text, which a widget cannot show.
nonisolated public struct TextEditor: View {
    /// Shows nothing of this in a widget.
    public init(text: Binding<String>) {}

    @MainActor public var body: some View { UnavailableMark(name: "TextEditor") }
}
