public import AppIntents
import SceneLayout
package import WidgetArchive

/// A view that shows whether something is on, and performs an intent when it is tapped.
nonisolated public struct Toggle<Label: View>: View, Primitive {
    let isOn: Bool
    let intent: (any AppIntent)?
    let label: Label
    /// Whether it is made inside a style, of the configuration of a toggle that does the rest.
    private var isInStyle = false

    /// A toggle that performs an intent on a tap.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.intent = intent
        self.label = label()
    }

    /// A toggle that does nothing in a widget, where a binding has nothing to write to.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn.wrappedValue
        intent = nil
        self.label = label()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let configuration = ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn)
        let nodes = context.nodes(styling: configuration, usually: SwitchToggleStyle().makeBody)
        guard !isInStyle else { return nodes }
        guard let intent else {
            context.note("`Toggle(isOn:)` with a binding has no effect in a widget; use `Toggle(isOn:intent:)`")
            return nodes.map { control($0, in: context) }
        }
        guard context.environment.isEnabled else { return nodes.map { control($0, in: context) } }
        return nodes.map { control(.target(.init(.performing(intent, setting: !isOn), $0)), in: context) }
    }

    @MainActor private func control(_ node: Node, in context: Context) -> Node {
        let value = isOn ? AccessibilityElement.on : AccessibilityElement.off
        return node.control([.toggle], value: value, in: context.environment)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// For a style that changes the toggle as the style around it draws it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        isInStyle = true
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title that performs an intent on a tap.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }

    /// A toggle with a title; without an intent it does nothing in a widget.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A toggle with a title and a symbol that performs an intent on a tap.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}
