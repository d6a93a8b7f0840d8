/// The usual look of a button in a widget: tinted, on a rounded field of the tint.
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

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(configuration.style)
    }
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public typealias DefaultButtonStyle = BorderedButtonStyle

extension PrimitiveButtonStyle {
    /// What the style makes of a button, which this kind of style would perform by itself.
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
    public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
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

extension View {
    nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }

    nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        styled(by: style) { $0.makeBody(of: $1) }
    }

    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        withoutEffect("buttonBorderShape")
    }

    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        surrounded { $0.controlSize = controlSize }.withoutEffect("controlSize")
    }
}

public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()

    public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}
