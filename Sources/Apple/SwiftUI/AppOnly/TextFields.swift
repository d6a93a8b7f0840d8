public import Foundation

/// A field for text, which a widget cannot show.
nonisolated public struct TextField<Label: View>: View, AppOnlyView {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) where Label == Text {}

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) where Label == Text {}

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal)
    where Label == Text {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal)
    where Label == Text {}

    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {}

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {}

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {}

    public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) where Label == Text {}

    @_disfavoredOverload
    public init<Value>(
        _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) where Label == Text {}

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) where Label == Text {}

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) where Label == Text {}
}

/// A field for a secret, which a widget cannot show.
nonisolated public struct SecureField<Label: View>: View, AppOnlyView {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) where Label == Text {}
}

/// A field for long text, which a widget cannot show.
nonisolated public struct TextEditor: View, AppOnlyView {
    public init(text: Binding<String>) {}
}

/// Whether people can select text; in a widget, they never can.
nonisolated public protocol TextSelectability: Sendable {
    static var allowsSelection: Bool { get }
}

nonisolated public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

nonisolated public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
