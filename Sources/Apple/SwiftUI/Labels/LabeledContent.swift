public import Foundation

nonisolated public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label, and the content at the other end of the row.
    @MainActor public var body: some View {
        LabeledBody(label: label) { content.foregroundStyle(.secondary) }
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(titleKey) { Text(value) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(title) { Text(value) }
    }

    public init<Format: FormatStyle>(_ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    @_disfavoredOverload
    public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

/// A label at the leading edge and its content at the trailing edge, or just the content if labels are hidden.
nonisolated struct LabeledBody<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.hidesLabels) private var hidesLabels

    init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor var body: some View {
        if hidesLabels {
            content
        } else {
            HStack {
                label
                Spacer()
                content
            }
        }
    }
}

nonisolated extension View {
    /// Hides the labels of toggles, progress views and labelled content.
    public func labelsHidden() -> some View { surrounded { $0.hidesLabels = true } }
}

extension EnvironmentValues {
    /// Whether the labels of toggles, progress views and labelled content are hidden.
    @Entry var hidesLabels = false
}
