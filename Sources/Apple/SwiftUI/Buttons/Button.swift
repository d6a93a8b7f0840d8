public import AppIntents
package import WidgetArchive

/// A view that performs an intent when it is tapped.
nonisolated public struct Button<Label: View>: View, Primitive {
    let role: ButtonRole?
    let intent: (any AppIntent)?
    let label: Label
    /// Whether it is made inside a style, of the configuration of a button that does the rest.
    private var isInStyle = false

    /// A button that does nothing in a widget, which has no process to perform the action.
    public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        intent = nil
        self.label = label()
    }

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.role = role
        self.intent = intent
        self.label = label()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let configuration = ButtonStyleConfiguration(role: role, label: AnyView(label))
        let nodes = context.nodes(styling: configuration, usually: DefaultButtonStyle().makeBody(of:))
        guard !isInStyle else { return nodes }
        guard let intent else {
            context.note("`Button(action:)` has no effect in a widget; use `Button(intent:)`")
            return nodes.map { $0.control([.button], in: context.environment) }
        }
        guard context.environment.isEnabled else { return nodes.map { $0.control([.button], in: context.environment) } }
        return nodes.map { .target(.init(.performing(intent), $0)) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// For a style that changes the button as the style around it draws it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: {}) { configuration.label }
        isInStyle = true
    }
}

public struct ButtonRole: Hashable, Sendable {
    let name: String

    /// A button that deletes something, drawn in red.
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

extension Node {
    /// The node as a control that accessibility takes for one element.
    func control(
        _ traits: Set<AccessibilityProperties.Trait>, value: String? = nil, in environment: EnvironmentValues
    ) -> Node {
        let state: Set<AccessibilityProperties.Trait> = environment.isEnabled ? [] : [.disabled]
        let properties = AccessibilityProperties(value: value, children: .combine, traits: traits.union(state))
        return .label(.init(properties, self))
    }
}

extension SetValueIntent {
    fileprivate var setsBoolean: Bool { ValueType.self == Bool.self }
}

extension Action {
    /// A toggle passes the value that a tap would set to a `SetValueIntent`.
    static func performing<Intent: AppIntent>(_ intent: Intent, setting value: Bool? = nil) -> Action {
        var parameters = parameters(of: intent)
        if let value, (intent as? any SetValueIntent)?.setsBoolean == true { parameters["value"] = .boolean(value) }
        return .perform(intent: IntentRegistry.current.register(Intent.self), parameters: parameters)
    }
}
