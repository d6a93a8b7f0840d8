import Foundation
import WidgetArchive

@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes the view of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The fraction completed; nil for a spinner, or for progress through an interval.
    public let fractionCompleted: Double?
    public var label: GaugeStyleConfiguration.Part?
    public var currentValueLabel: GaugeStyleConfiguration.Part?
    let interval: ClosedRange<Date>?
    let countsDown: Bool

    public typealias Label = GaugeStyleConfiguration.Part
    public typealias CurrentValueLabel = GaugeStyleConfiguration.Part
}

/// A progress view as the archive expresses it.
nonisolated struct ProgressBody: View, Primitive {
    let isCircular: Bool
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?

    @MainActor package func nodes(in context: Context) -> [Node] {
        return [
            .gauge(
                .init(
                    style, fraction: configuration.fractionCompleted, interval: interval,
                    paint: tint?.paint(in: context.environment) ?? context.environment.paint(of: TintShapeStyle()),
                    label: context.nodeIfAny(of: configuration.label),
                    current: context.nodeIfAny(of: configuration.currentValueLabel)))
        ]
    }

    private var interval: Paragraph.Content? {
        configuration.interval.map { interval in
            .timer(
                from: interval.lowerBound, to: interval.upperBound, countsDown: configuration.countsDown,
                pausedAt: nil, showsHours: true)
        }
    }

    private var style: Node.Gauge.Style {
        if configuration.fractionCompleted == nil && configuration.interval == nil { return .spinner }
        return isCircular ? .circularCapacity : .progress
    }
}

/// A bar that fills as progress is made.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public init() { tint = nil }

    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressBody(isCircular: false, configuration: configuration, tint: tint)
    }
}

/// A ring that fills as progress is made.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public init() { tint = nil }

    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressBody(isCircular: true, configuration: configuration, tint: tint)
    }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var automatic: LinearProgressViewStyle { LinearProgressViewStyle() }
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
    /// Sets the style of the progress views inside.
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
