import WidgetArchive

@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// Makes the view of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// The value, from 0 to 1.
    public var value: Double
    public var label: Part
    public var currentValueLabel: Part?
    public var minimumValueLabel: Part?
    public var maximumValueLabel: Part?

    public typealias Label = Part
    public typealias CurrentValueLabel = Part
    public typealias MinimumValueLabel = Part
    public typealias MaximumValueLabel = Part

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
        func labels(_ size: CGFloat) -> Context {
            guard [.circular, .circularCapacity].contains(style) else { return context }
            return context.with { $0.textAttributes.font = .system(size: size, weight: .medium) }
        }
        let (middle, foot) = (labels(20), labels(11))
        let isOpen = style == .circular
        return [
            .gauge(
                .init(
                    style, fraction: configuration.value, paint: context.environment.paint(of: TintShapeStyle()),
                    label: (isOpen ? foot : middle).nodeIfAny(of: configuration.label),
                    current: middle.nodeIfAny(of: configuration.currentValueLabel),
                    minimum: foot.nodeIfAny(of: configuration.minimumValueLabel),
                    maximum: foot.nodeIfAny(of: configuration.maximumValueLabel)))
        ]
    }
}

/// A bar that fills up to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .linearCapacity, configuration: configuration)
    }
}

/// A thin bar that fills up to the value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .progress, configuration: configuration)
    }
}

/// A bar with a marker at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .linear, configuration: configuration)
    }
}

/// A ring, open at the bottom, with a marker at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .circular, configuration: configuration)
    }
}

/// A ring that fills up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GaugeBody(style: .circularCapacity, configuration: configuration)
    }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

nonisolated extension View {
    /// Sets the style of the gauges inside.
    public func gaugeStyle(_ style: some GaugeStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
