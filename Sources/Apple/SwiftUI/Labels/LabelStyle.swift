package import WidgetArchive

@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// Makes the view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    public let title: Title
    public let icon: Icon

    nonisolated public struct Title: View, StylePart {
        package let view: AnyView
        let use = Use()

        @MainActor package func nodes(in context: Context) -> [Node] {
            use.isMade = true
            return view.nodes(in: context)
        }
    }

    /// Whether a style has placed the title.
    @MainActor final class Use {
        var isMade = false

        nonisolated init() {}
    }

    /// A picture that is not read, since the title says the same.
    nonisolated public struct Icon: View, StylePart {
        package let view: AnyView

        @MainActor package func nodes(in context: Context) -> [Node] {
            view.nodes(in: context.with { $0.imagesAreDecorative = true })
        }
    }
}

extension EnvironmentValues {
    /// Whether the words beside images say the same.
    @Entry package var imagesAreDecorative = false
}

/// The icon before the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
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

nonisolated extension View {
    /// Sets the style of the labels inside.
    public func labelStyle(_ style: some LabelStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
