public import Foundation

/// Safe areas. A widget has none but those that its views add.
nonisolated extension View {
    /// Has no effect: a widget has no safe areas.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Has no effect: a widget has no safe areas.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Pads the safe area, which the view keeps to.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Pads by an iPhone's margins, 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Shows content at the top or bottom edge; the view keeps to the rest.
    public func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { content() }
            self
            if edge == .bottom { content() }
        }
    }

    /// Shows content at the leading or trailing edge; the view keeps to the rest.
    public func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { content() }
            self
            if edge == .trailing { content() }
        }
    }
}

/// The safe areas of a screen; a widget has none.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
