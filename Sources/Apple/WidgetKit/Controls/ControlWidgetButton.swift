public import AppIntents
public import SwiftUI

/// A control that performs an intent when it is tapped.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate,
    PrimitiveControlTemplate
{
    package let view: AnyView

    public init(action: Action, @ViewBuilder label: @escaping () -> Label)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {
        view = ControlWidgetButton.view(action, label(), value: nil)
    }

    /// A button with a label, and an action label that depends on whether the action is being performed.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        view = ControlWidgetButton.view(action, label(), value: AnyView(actionLabel(false)))
    }

    private static func view(_ action: Action, _ label: Label, value: AnyView?) -> AnyView {
        AnyView(
            LabelledControl(label: AnyView(label), value: value) { parts in
                AnyView(Button(intent: action) { ControlFace(parts: parts, isOn: false) }.buttonStyle(.plain))
            })
    }

    public var body: Never { notEvaluated(Self.self) }
}

extension ControlWidgetButton where Label == Text {
    /// A button with a title, and a label for its action.
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

/// The label of an action without a label of its own.
public struct ControlWidgetButtonDefaultActionLabel: View {
    /// Nothing: the button's own label is shown.
    public var body: some View { EmptyView() }
}
