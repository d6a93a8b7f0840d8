/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and what they do on a tap; here, how they look.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
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
    public let label: ButtonStyleConfiguration.Label

    public func trigger() {}
}
