public import AppIntents
package import WidgetArchive

/// A view that shows whether something is on, and performs an intent when it is tapped.
nonisolated public struct Toggle<Label: View>: View, Primitive {
    let isOn: Bool
    let intent: (any AppIntent)?
    let label: Label

    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.intent = intent
        self.label = label()
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn.wrappedValue
        intent = nil
        self.label = label()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let configuration = ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn)
        let nodes = context.nodes(styling: configuration, usually: SwitchToggleStyle().makeBody)
        guard let intent else {
            context.note("`Toggle(isOn:)` with a binding has no effect in a widget; use `Toggle(isOn:intent:)`")
            return nodes
        }
        guard context.environment.isEnabled else { return nodes }
        return nodes.map { .target(.init(.performing(intent, setting: !isOn), $0)) }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}
