package import WidgetArchive

/// A value within a range, as a bar or a ring.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View,
    Primitive
{
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel
    let minimum: BoundsLabel
    let maximum: BoundsLabel
    let marked: MarkedValueLabels

    fileprivate init<Value: BinaryFloatingPoint>(
        _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ current: CurrentValueLabel,
        _ minimum: BoundsLabel, _ maximum: BoundsLabel, _ marked: MarkedValueLabels
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
        self.fraction = min(max(fraction, 0), 1)
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        self.marked = marked
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(view: AnyView(label)), currentValueLabel: .init(unlessEmpty: current),
            minimumValueLabel: .init(unlessEmpty: minimum), maximumValueLabel: .init(unlessEmpty: maximum))
        return context.nodes(styling: configuration, usually: LinearCapacityGaugeStyle().makeBody)
    }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with labels for itself and its current value.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels for itself, its current value and its bounds.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), EmptyView())
    }
}
