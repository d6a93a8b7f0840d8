import WidgetArchive

@MainActor @preconcurrency public protocol GaugeStyle {
    /// The type of the gauge's view.
    associatedtype Body: View
    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Makes the view of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// The value, from 0 to 1.
    public var value: Double
    /// The label of the gauge.
    public var label: Part
    public var currentValueLabel: Part?
    public var minimumValueLabel: Part?
    public var maximumValueLabel: Part?

    /// A label of the gauge.
    public typealias Label = Part
    /// A label of the gauge.
    public typealias CurrentValueLabel = Part
    /// A label of the gauge.
    public typealias MinimumValueLabel = Part
    /// A label of the gauge.
    public typealias MaximumValueLabel = Part

    /// A label of a gauge.
    nonisolated public struct Part: View, StylePart {
        package let view: AnyView

        init(view: AnyView) { self.view = view }

        init?(unlessEmpty view: some View) {
            if view is EmptyView { return nil }
            self.view = AnyView(view)
        }
    }
}

/// A gauge as the archive expresses it.
nonisolated struct GaugeBody: View, Primitive {
    let style: Node.Gauge.Style
    let configuration: GaugeStyleConfiguration

    @MainActor package func nodes(in context: Context) -> [Node] {
        return [
            .gauge(
                .init(
                    style, fraction: configuration.value, paint: context.environment.paint(of: TintShapeStyle()),
                    label: context.nodeIfAny(of: configuration.label),
                    current: context.nodeIfAny(of: configuration.currentValueLabel),
                    minimum: context.nodeIfAny(of: configuration.minimumValueLabel),
                    maximum: context.nodeIfAny(of: configuration.maximumValueLabel)))
        ]
    }
}

/// A bar that fills up to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The default style of gauges.
    public init() {}

    /// The bar, with its labels around it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .linearCapacity, configuration: configuration)
    }
}

/// A bar with a marker at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// The style of linear gauges with a marker.
    public init() {}

    /// The bar and its marker, with the labels around it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .linear, configuration: configuration)
    }
}

/// A ring, open at the bottom, with a marker at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// The style of open rings.
    public init() {}

    /// The open ring, with its labels inside and below.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .circular, configuration: configuration)
    }
}

/// A ring that fills up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style of closed rings.
    public init() {}

    /// The ring, with its labels inside.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .circularCapacity, configuration: configuration)
    }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up to the value.
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar that fills up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar that fills up to the value.
    public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring, open at the bottom, with a marker at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    /// Sets the style of the gauges inside.
    nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
