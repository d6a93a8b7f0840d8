@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes the view of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    public let label: Label
    public let content: Content

    nonisolated public struct Label: View, StylePart {
        package let view: AnyView
    }

    nonisolated public struct Content: View, StylePart {
        package let view: AnyView
    }
}

/// The label above the content, on a rounded background.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .padding()
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
    }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    /// Sets the style of the group boxes inside.
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
