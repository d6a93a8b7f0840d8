/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    public let title: Title
    public let icon: Icon

    nonisolated public struct Title: View {
        let view: AnyView

        @MainActor public var body: some View { view }
    }

    nonisolated public struct Icon: View {
        let view: AnyView

        @MainActor public var body: some View { view }
    }
}

nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            configuration.icon
            configuration.title
        }
    }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
    var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}

extension View {
    nonisolated public func labelStyle(_ style: some LabelStyle) -> some View {
        surrounded { $0.labelStyle = style }
    }
}
