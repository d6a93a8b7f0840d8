public import Foundation

/// The look and behaviour of lists, fields and scroll views. None of it has an effect in a widget.
extension View {
    nonisolated public func listStyle(_ style: some ListStyle) -> some View {
        withoutEffect("listStyle")
    }

    nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View {
        withoutEffect("listRowSeparator")
    }

    nonisolated public func listRowBackground(_ view: (some View)?) -> some View {
        withoutEffect("listRowBackground")
    }

    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        withoutEffect("listRowInsets")
    }

    nonisolated public func listRowSeparatorTint(_ color: Color?) -> some View {
        withoutEffect("listRowSeparatorTint")
    }

    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
        withoutEffect("scrollIndicators")
    }

    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        withoutEffect("scrollContentBackground")
    }

    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        withoutEffect("scrollDisabled")
    }

    nonisolated public func swipeActions(allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View)
        -> some View
    {
        withoutEffect("swipeActions")
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        withoutEffect("contentMargins")
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        withoutEffect("contentMargins")
    }

    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        withoutEffect("contentMargins")
    }

    nonisolated public func pickerStyle(_ style: some PickerStyle) -> some View {
        withoutEffect("pickerStyle")
    }

    nonisolated public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
        withoutEffect("datePickerStyle")
    }

    nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
        withoutEffect("textFieldStyle")
    }

    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
        withoutEffect("onSubmit")
    }

    nonisolated public func submitLabel(_ label: SubmitLabel) -> some View {
        withoutEffect("submitLabel")
    }

    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        withoutEffect("autocorrectionDisabled")
    }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        withoutEffect("focused")
    }

    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        withoutEffect("focused")
    }
}

/// The part of scrolling content that margins apply to.
nonisolated public struct ContentMarginPlacement: Sendable {
    /// All of it.
    public static let automatic = ContentMarginPlacement()
    public static let scrollContent = ContentMarginPlacement()
    public static let scrollIndicators = ContentMarginPlacement()
}

/// Whether indicators of scrolling are shown.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    /// As usual.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Usually.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Seldom.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The label of a keyboard's return key.
nonisolated public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    /// Goes somewhere.
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    /// Searches.
    public static let search = SubmitLabel()
    /// Moves on to the next field.
    public static let next = SubmitLabel()
    /// Ends a line.
    public static let `return` = SubmitLabel()
}

/// The view that has the keyboard's focus; in a widget, always none.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let standard: Value

    /// No view.
    public init() where Value == Bool { standard = false }
    /// No view.
    public init<T: Hashable>() where Value == T? { standard = nil }

    /// No view, whatever is set.
    public var wrappedValue: Value {
        get { standard }
        nonmutating set {}
    }

    /// The state as views take it.
    public var projectedValue: Binding { Binding() }

    /// The state as views take it.
    public struct Binding: Sendable {}
}
