public import AppIntents
import WidgetArchive

// Words about a view for those who do not see it. Each modifier gives them to the elements in the view; a label makes
// one of several.

nonisolated extension View {
    /// Gives the view accessibility properties, unless it is told not to.
    func accessible(
        _ isEnabled: Bool = true, _ properties: @escaping (EnvironmentValues) -> AccessibilityProperties
    ) -> some View {
        wrapped { node, environment in isEnabled ? .label(.init(properties(environment), node)) : node }
    }

    /// Sets the accessibility text of the view.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { AccessibilityProperties(text: label.plainWords(in: $0)) }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool = true) -> some View {
        accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
    }

    /// Sets the current value, such as that of a gauge of one's own.
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { AccessibilityProperties(value: value.plainWords(in: $0)) }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool = true) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool = true) -> some View {
        accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
    }

    /// Says what happens when the view is activated.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { AccessibilityProperties(hint: hint.plainWords(in: $0)) }
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool = true) -> some View {
        accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
    }

    /// Sets the accessibility identifier of the view, by which tests find it.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { _ in AccessibilityProperties(identifier: identifier) }
    }

    /// Leaves the view out of accessibility; it is drawn as before.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { _ in AccessibilityProperties(isHidden: hidden) }
    }

    /// Sets the names by which the view can be spoken to, the best first.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some View {
        accessible(isEnabled) { environment in
            AccessibilityProperties(inputLabels: inputLabels.map { $0.plainWords(in: environment) })
        }
    }

    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [some StringProtocol], isEnabled: Bool = true) -> some View {
        accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) }, isEnabled: isEnabled)
    }
}
