@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of the label's view.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Makes the view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon

    /// The title of a label.
    nonisolated public struct Title: View, StylePart {
        package let view: AnyView
    }

    /// The icon of a label.
    nonisolated public struct Icon: View, StylePart {
        package let view: AnyView
    }
}

/// The icon before the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// The default style of labels.
    public init() {}

    /// The icon, and the title after it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// The style of labels without icons.
    public init() {}

    /// The title alone.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// The style of labels without titles.
    public init() {}

    /// The icon alone.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the style of the labels inside.
    nonisolated public func labelStyle(_ style: some LabelStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
