public import Foundation
package import WidgetArchive

/// Progress toward a total, or through an interval.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
    let fraction: Double?
    let interval: ClosedRange<Date>?
    let countsDown: Bool
    let label: Label
    let current: CurrentValueLabel

    fileprivate init(
        _ fraction: Double?, _ label: Label, _ current: CurrentValueLabel, interval: ClosedRange<Date>? = nil,
        countsDown: Bool = true
    ) {
        self.fraction = fraction
        self.interval = interval
        self.countsDown = countsDown
        self.label = label
        self.current = current
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: context.environment.hidesLabels ? nil : .init(unlessEmpty: label),
            currentValueLabel: .init(unlessEmpty: current), interval: interval, countsDown: countsDown)
        return context.nodes(styling: configuration, usually: LinearProgressViewStyle().makeBody)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// For a style that changes the progress as the style around it draws it.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        let none = Label(view: AnyView(EmptyView()))
        self.init(
            configuration.fractionCompleted, configuration.label ?? none, configuration.currentValueLabel ?? none,
            interval: configuration.interval, countsDown: configuration.countsDown)
    }
}

nonisolated private func completed<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// An indeterminate spinner.
    public init() { self.init(nil, EmptyView(), EmptyView()) }

    /// Progress toward a total; nil shows a spinner.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(completed(value, of: total), EmptyView(), EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

    /// Progress toward a total, with a label.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
        self.init(completed(value, of: total), label(), EmptyView())
    }

    /// Progress through an interval, which moves on the screen, with a label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), EmptyView(), interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView {
    /// Progress toward a total, with labels for itself and its current value.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(completed(value, of: total), label(), currentValueLabel())
    }

    /// Progress through an interval, which moves on the screen, with labels for itself and its current value.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(nil, label(), currentValueLabel(), interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Progress through an interval, which moves on the screen, with a timer.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let text = Text(timerInterval: timerInterval, countsDown: countsDown)
        self.init(nil, EmptyView(), text, interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), EmptyView()) }

    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init(nil, Text(title), EmptyView()) }

    /// Progress toward a total, with a title.
    public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1) {
        self.init(completed(value, of: total), Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
        self.init(completed(value, of: total), Text(title), EmptyView())
    }
}
