import SwiftUI
import WidgetArchive

extension DynamicIsland {
    /// An island at its final size: black, with its keyline.
    @MainActor func finished(_ content: some View, as family: Family) -> AnyView {
        AnyView(
            content.containerBackground(for: .widget) { IslandGround(tint: keyline, radius: family.cornerRadius) }
                .environment(\.colorScheme, .dark).widgetURL(url))
    }

    /// The content in the family of these surroundings.
    @MainActor func content(in surroundings: ActivitySurroundings) -> AnyView {
        switch surroundings.family {
        case .islandCompact: compact(in: surroundings)
        case .islandMinimal:
            AnyView(minimal().padding(insets(.minimal, standard: Camera.margin)).frame(height: Camera.height))
        default: AnyView(ExpandedIsland(expanded(), insets(.expanded, standard: 18), surroundings).body)
        }
    }

    /// The sides, as wide as their contents, and the camera between them.
    @MainActor private func compact(in surroundings: ActivitySurroundings) -> AnyView {
        func side(_ view: AnyView, _ mode: DynamicIslandMode) -> some View {
            let insets = insets(mode, standard: Camera.margin)
            let most = max(0, Camera.mostOfSide - insets.leading - insets.trailing)
            let space = Size(width: most, height: max(0, Camera.height - insets.top - insets.bottom))
            let width = min(most, surroundings.size(of: view, offered: space).width)
            return view.frame(width: width).padding(insets).frame(height: Camera.height)
        }
        return AnyView(
            HStack(spacing: 0) {
                side(compactLeading(), .compactLeading)
                Color.clear.frame(width: Camera.width)
                side(compactTrailing(), .compactTrailing)
            })
    }

    /// A mode's margins: for each edge, the length that was set last.
    private func insets(_ mode: DynamicIslandMode, standard: CGFloat = 0) -> EdgeInsets {
        margins[mode, default: []].reduce(
            into: EdgeInsets(top: standard, leading: standard, bottom: standard, trailing: standard)
        ) { insets, told in
            if told.edges.contains(.top) { insets.top = told.length }
            if told.edges.contains(.leading) { insets.leading = told.length }
            if told.edges.contains(.bottom) { insets.bottom = told.length }
            if told.edges.contains(.trailing) { insets.trailing = told.length }
        }
    }
}

/// The camera, as measured on phones.
enum Camera {
    static let width: CGFloat = 125
    static let height: CGFloat = 36.67
    /// The most that a side of the compact island takes.
    static let mostOfSide: CGFloat = 80
    /// The distance of what is beside the camera from it and from the island's edges.
    static let margin: CGFloat = 7.33
}

/// Black, with the line that sets an island off from a dark background.
private struct IslandGround: View {
    let tint: Color?
    let radius: Double

    var body: some View {
        ZStack {
            Color.black
            tint?.opacity(0.5) ?? .white.opacity(0.15)
            RoundedRectangle(cornerRadius: radius - 1, style: .continuous).fill(.black).padding(1)
        }
    }
}
