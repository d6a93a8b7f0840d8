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
        case .islandMinimal: AnyView(minimal().padding(insets(.minimal)).frame(height: Camera.height))
        default: AnyView(ExpandedIsland(expanded(), insets(.expanded, standard: 14), surroundings).body)
        }
    }

    /// The sides that need more room than usual take it from the middle, which is as black; on a phone the island grows.
    @MainActor private func compact(in surroundings: ActivitySurroundings) -> AnyView {
        func side(_ view: AnyView, _ mode: DynamicIslandMode, at edge: Edge.Set) -> some View {
            let padded = view.padding(insets(mode))
            let least = margins[mode] == nil ? Camera.margin : 0
            let space = Size(width: Camera.mostOfSide - least, height: Camera.height)
            let own = surroundings.size(of: padded, offered: space).width
            let width = min(max(Camera.side, own + least), Camera.mostOfSide)
            // In the middle, unless the island's end would be nearer than the margin.
            return padded.padding(edge, max(least, (width - own) / 2))
                .frame(width: width, height: Camera.height, alignment: edge == .leading ? .leading : .trailing)
        }
        return AnyView(
            HStack(spacing: 0) {
                side(compactLeading(), .compactLeading, at: .leading)
                Spacer(minLength: 0)
                side(compactTrailing(), .compactTrailing, at: .trailing)
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

/// The size of the camera, and of each side beside it in the compact island.
enum Camera {
    static let width: CGFloat = 125
    static let height: CGFloat = 36.67
    static let side: CGFloat = 52.33
    static let mostOfSide: CGFloat = 80
    /// The least distance of a side's content from the end of the island.
    static let margin: CGFloat = 7.5
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
