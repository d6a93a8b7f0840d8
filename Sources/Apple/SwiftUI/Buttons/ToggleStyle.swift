import WidgetArchive

@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// Makes the view of a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    public let label: Label
    @Binding public var isOn: Bool

    init(label: Label, isOn: Bool) {
        self.label = label
        _isOn = .constant(isOn)
    }

    nonisolated public struct Label: View, StylePart {
        package let view: AnyView
    }
}

/// A label with a switch after it.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private var tint: Color?

    public init() {}

    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledBody(label: configuration.label) {
            ZStack(alignment: configuration.isOn ? .trailing : .leading) {
                Capsule().fill(configuration.isOn ? AnyShapeStyle(SwitchShapeStyle(tint: tint)) : AnyShapeStyle(.fill))
                Circle().fill(.white).padding(2)
            }
            .frame(width: 51, height: 31)
        }
    }
}

/// A switch's own tint, or that of a view around it, or green.
private struct SwitchShapeStyle: PaintStyle {
    let tint: Color?

    func paint(in environment: EnvironmentValues) -> Paint {
        environment.paint(of: tint.map { AnyShapeStyle($0) } ?? environment.tintStyle ?? AnyShapeStyle(Color.green))
    }
}

/// A label on a background that is filled when the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(
                configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.tertiary),
                in: RoundedRectangle(cornerRadius: 8))
    }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A background that is filled when the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension View {
    /// Sets the style of the toggles inside.
    public func toggleStyle(_ style: some ToggleStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
