import WidgetArchive

/// The style of buttons for which none is set: in a widget, that of bordered ones.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label in the tint, on a capsule of 12 % of it, as widgets on phones have it.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let style = style(of: configuration.role)
        let plate = AnyShapeStyle(style.opacity(0.12))
        ControlBody(configuration) { label, surroundings in
            label
                .foregroundStyle(surroundings.labelStyle(or: style))
                .onPlate(surroundings.isEnabled ? plate : surroundings.grey, surroundings)
        }
    }
}

/// White on a background of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlBody(configuration) { label, surroundings in
            label
                .foregroundStyle(surroundings.labelStyle(or: AnyShapeStyle(.white)))
                .onPlate(surroundings.isEnabled ? style(of: configuration.role) : surroundings.grey, surroundings)
        }
    }
}

/// The label in the tint, without a background.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlBody(configuration) { label, surroundings in
            label.foregroundStyle(surroundings.labelStyle(or: style(of: configuration.role)))
        }
    }
}

/// A button's label, drawn by what surrounds it.
nonisolated private struct ControlBody<Drawn: View>: View, Primitive {
    private let label: ButtonStyleConfiguration.Label
    private let draw: @MainActor (ButtonStyleConfiguration.Label, ControlSurroundings) -> Drawn

    @MainActor init(
        _ configuration: PrimitiveButtonStyleConfiguration,
        @ViewBuilder draw: @escaping @MainActor (ButtonStyleConfiguration.Label, ControlSurroundings) -> Drawn
    ) {
        label = configuration.label
        self.draw = draw
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let environment = context.environment
        let surroundings = ControlSurroundings(
            isEnabled: environment.isEnabled, foreground: environment.outerForeground, size: environment.controlSize,
            shape: environment.buttonBorderShape)
        return context.nodes(of: draw(label, surroundings))
    }
}

private struct ControlSurroundings {
    let isEnabled: Bool
    /// The style that views around the button set, which counts for its label too.
    let foreground: AnyShapeStyle?
    let size: ControlSize
    let shape: ButtonBorderShape
    let grey = AnyShapeStyle(.fill.tertiary)
    let dim = AnyShapeStyle(.tertiary)

    func labelStyle(or usual: AnyShapeStyle) -> AnyShapeStyle { isEnabled ? foreground ?? usual : dim }
}

nonisolated extension View {
    /// In front of the plate of a bordered button.
    @ViewBuilder fileprivate func onPlate(_ style: AnyShapeStyle, _ surroundings: ControlSurroundings) -> some View {
        let padded = padded(for: surroundings.size)
        if surroundings.shape.isRound {
            padded.background(style, in: Capsule())
        } else {
            let radius = surroundings.shape.radius ?? (surroundings.size.isLarge ? 12 : 8)
            padded.background(style, in: RoundedRectangle(cornerRadius: radius))
        }
    }

    fileprivate func padded(for size: ControlSize) -> some View {
        padding(.horizontal, size.isLarge ? 20 : 12).padding(.vertical, size.isLarge ? 15 : 7)
    }
}

/// The label on Liquid Glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    let glass: Glass

    public init(_ glass: Glass = .regular) {
        self.glass = glass
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlBody(configuration) { label, surroundings in
            label
                .foregroundStyle(surroundings.labelStyle(or: AnyShapeStyle(.primary)))
                .padded(for: surroundings.size).glassEffect(glass)
        }
    }
}

/// White on Liquid Glass in the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
    }
}

/// The label as it is, but pale if it is disabled.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlBody(configuration) { label, surroundings in
            if surroundings.isEnabled { label } else { label.opacity(0.5) }
        }
    }
}

extension PrimitiveButtonStyle {
    /// The view that the style makes of a button; this kind of style would perform the button itself.
    func makeBody(of button: ButtonStyleConfiguration) -> some View {
        makeBody(configuration: .init(role: button.role, label: button.label))
    }
}

private func style(of role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A translucent background of the tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension View {
    /// Sets the style of the buttons and links inside.
    public func buttonStyle(_ style: some ButtonStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }

    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        styled(by: style) { $0.makeBody(of: $1) }
    }

    /// Sets the shape of the bordered buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        surrounded { $0.buttonBorderShape = shape }
    }

    /// Sets the size of the controls inside: a bordered button has room for a larger one, and none for a smaller one.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        surrounded { $0.controlSize = controlSize }
    }
}

extension EnvironmentValues {
    @Entry var buttonBorderShape = ButtonBorderShape.automatic
}

/// The shape of bordered buttons. A circle is drawn as a capsule.
public struct ButtonBorderShape: Equatable, Sendable {
    var isRound = true
    var radius: Double?

    /// The default shape, a capsule in a widget.
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape(isRound: false)

    public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
        ButtonBorderShape(isRound: false, radius: radius)
    }
}

/// The size of controls. Smaller ones than regular are drawn as regular.
public enum ControlSize: CaseIterable, Sendable {
    /// The sizes that source code may name.
    case mini, small, regular, large, extraLarge

    fileprivate var isLarge: Bool { self == .large || self == .extraLarge }
}
