@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The style of buttons, including how they react to taps, which has no effect here.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    /// Always false in a still picture.
    public let isPressed: Bool

    init(role: ButtonRole? = nil, label: AnyView) {
        self.role = role
        self.label = Label(view: label)
        isPressed = false
    }

    nonisolated public struct Label: View, StylePart {
        package let view: AnyView
    }
}

/// The parts of a button, for a style that would perform it.
public struct PrimitiveButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label

    public typealias Label = ButtonStyleConfiguration.Label

    /// Has no effect: a widget performs the button's intent on a tap.
    public func trigger() {}
}
