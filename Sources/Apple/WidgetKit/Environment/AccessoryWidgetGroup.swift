public import SwiftUI

/// Up to three views in a row below a label, for a rectangle on the Lock Screen.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.accessoryWidgetGroupStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content) { Text(title) }
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            label.font(.headline).lineLimit(1)
            _VariadicView.Tree(Row(cornerRadius: style.cornerRadius)) { content }
        }
    }

    private struct Row: _VariadicView.MultiViewRoot {
        let cornerRadius: CGFloat

        func body(children: _VariadicView.Children) -> some View {
            HStack(spacing: 4) {
                ForEach(children.prefix(3)) { child in
                    child.frame(maxWidth: .infinity, maxHeight: .infinity).aspectRatio(1, contentMode: .fit)
                        .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
                }
            }
        }
    }
}

/// The outline of each view in a group.
public struct AccessoryWidgetGroupStyle: Sendable {
    /// More than half of any side makes a circle.
    let cornerRadius: CGFloat

    public static let automatic = circular
    public static let circular = AccessoryWidgetGroupStyle(cornerRadius: 1_000)
    public static let roundedSquare = AccessoryWidgetGroupStyle(cornerRadius: 8)
}

extension EnvironmentValues {
    @Entry fileprivate var accessoryWidgetGroupStyle = AccessoryWidgetGroupStyle.automatic
}

extension View {
    nonisolated public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}
