/// The default style of buttons: the tinted label on a translucent background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.style)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(configuration.style.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// White on a background of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(configuration.style, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The label in the tint, without a background.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(configuration.style)
    }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The style of buttons for which none is set.
public typealias DefaultButtonStyle = BorderedButtonStyle

extension PrimitiveButtonStyle {
    /// The view that the style makes of a button; this kind of style would perform the button itself.
    func makeBody(of button: ButtonStyleConfiguration) -> some View {
        makeBody(configuration: .init(role: button.role, label: button.label))
    }
}

extension PrimitiveButtonStyleConfiguration {
    fileprivate var style: AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The default style: a translucent background of the tint.
    public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
    /// A translucent background of the tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
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

    /// Sets the shape of bordered buttons, which has no effect here.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { withoutEffect() }

    /// Sets the size of controls, which has no effect here.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        surrounded { $0.controlSize = controlSize }.withoutEffect()
    }
}

/// The shape of bordered buttons, which has no effect here.
public struct ButtonBorderShape: Equatable, Sendable {
    /// The default shape.
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()

    public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

/// The size of controls, which has no effect here.
public enum ControlSize: CaseIterable, Sendable {
    /// The sizes that source code may name.
    case mini, small, regular, large, extraLarge
}
