public import AppIntents
public import SwiftUI

/// A control that is on or off, and performs an intent with the opposite value when it is tapped.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate,
    PrimitiveControlTemplate
where Action.ValueType == Bool {
    package let view: AnyView

    /// A toggle with a label, and one for its value.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        let control = LabelledControl(label: AnyView(label()), value: AnyView(valueLabel(isOn))) { parts in
            AnyView(
                Toggle(isOn: isOn, intent: action) { EmptyView() }.toggleStyle(ControlToggleStyle(parts: parts)))
        }
        view = AnyView(control)
    }

    /// A toggle with a label, whose value is "On" or "Off".
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
    where ValueLabel == ControlWidgetToggleDefaultLabel {
        self.init(isOn: isOn, action: action, label: label) { ControlWidgetToggleDefaultLabel(isOn: $0) }
    }

    public var body: Never { notEvaluated(Self.self) }
}

extension ControlWidgetToggle where Label == Text {
    /// A toggle with a title, and a label for its value.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

/// The label of a value without a label of its own: "On" or "Off".
public struct ControlWidgetToggleDefaultLabel: View {
    let isOn: Bool

    /// "On" or "Off", translated where the program has a translation.
    public var body: some View { Text(isOn ? "On" : "Off") }
}

/// Draws a toggle's label, value and icon as those of a control.
private struct ControlToggleStyle: ToggleStyle {
    let parts: ControlParts

    func makeBody(configuration: Configuration) -> some View { ControlFace(parts: parts, isOn: configuration.isOn) }
}
