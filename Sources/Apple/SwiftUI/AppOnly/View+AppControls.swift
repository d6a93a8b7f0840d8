public import Foundation

/// The look and behaviour of lists, fields and scroll views. None of it has an effect in a widget.
nonisolated extension View {
    public func listStyle(_ style: some ListStyle) -> some View { withoutEffect() }
    public func listRowSeparator(_ visibility: Visibility) -> some View { withoutEffect() }
    public func listRowBackground(_ view: (some View)?) -> some View { withoutEffect() }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { withoutEffect() }
    public func listRowSeparatorTint(_ color: Color?) -> some View { withoutEffect() }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { withoutEffect() }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { withoutEffect() }
    public func scrollDisabled(_ disabled: Bool) -> some View { withoutEffect() }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { withoutEffect() }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { withoutEffect() }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { withoutEffect() }

    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View {
        withoutEffect()
    }

    public func badge(_ count: Int) -> some View { withoutEffect() }
    public func badge(_ label: Text?) -> some View { withoutEffect() }
    public func badge(_ key: LocalizedStringKey?) -> some View { withoutEffect() }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { withoutEffect() }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { withoutEffect() }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { withoutEffect() }

    public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
    ) -> some View { withoutEffect() }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { withoutEffect() }
    public func moveDisabled(_ isDisabled: Bool) -> some View { withoutEffect() }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { withoutEffect() }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        withoutEffect()
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        withoutEffect()
    }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        withoutEffect()
    }

    public func pickerStyle(_ style: some PickerStyle) -> some View { withoutEffect() }
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View { withoutEffect() }
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { withoutEffect() }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { withoutEffect() }
    public func textSelection(_ selectability: some TextSelectability) -> some View { withoutEffect() }
    public func submitLabel(_ label: SubmitLabel) -> some View { withoutEffect() }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { withoutEffect() }
    public func disableAutocorrection(_ disable: Bool?) -> some View { withoutEffect() }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { withoutEffect() }
    public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View { withoutEffect() }
    public func keyboardType(_ type: UIKeyboardType) -> some View { withoutEffect() }
    public func textContentType(_ type: UITextContentType?) -> some View { withoutEffect() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { withoutEffect() }

    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        withoutEffect()
    }
}

/// The part of scrolling content that margins apply to.
nonisolated public struct ContentMarginPlacement: Sendable {
    public static let automatic = ContentMarginPlacement()
    public static let scrollContent = ContentMarginPlacement()
    public static let scrollIndicators = ContentMarginPlacement()
}

/// Whether indicators of scrolling are shown.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling goes on beyond the end, and springs back.
nonisolated public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

/// Whether scrolling closes the keyboard.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
    public static let automatic = ScrollDismissesKeyboardMode()
    public static let immediately = ScrollDismissesKeyboardMode()
    public static let interactively = ScrollDismissesKeyboardMode()
    public static let never = ScrollDismissesKeyboardMode()
}

/// The letters that a keyboard makes capitals by itself.
nonisolated public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

/// The label of a keyboard's return key.
nonisolated public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let search = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `return` = SubmitLabel()
}

/// The view that has the keyboard's focus; in a widget, always none.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let standard: Value

    public init() where Value == Bool { standard = false }
    public init<T: Hashable>() where Value == T? { standard = nil }

    public var wrappedValue: Value {
        get { standard }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding() }

    public struct Binding: Sendable {}
}

/// A key that performs a button's action; a widget has no keyboard.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    private let name: String

    public static let defaultAction = KeyboardShortcut(name: "default")
    public static let cancelAction = KeyboardShortcut(name: "cancel")
}
