import SwiftUI
import WidgetArchive

/// Arranges the regions of the expanded island around the camera: the sides beside it, the center below it, and the
/// bottom below all. A side that is too wide goes below the camera if it asks for that, or has a higher priority than
/// the other.
@MainActor struct ExpandedIsland {
    private let regions: [IslandRegion]
    private let insets: EdgeInsets
    private let surroundings: ActivitySurroundings
    private let inner: CGFloat

    init(_ regions: [IslandRegion], _ insets: EdgeInsets, _ surroundings: ActivitySurroundings) {
        (self.regions, self.insets, self.surroundings) = (regions, insets, surroundings)
        inner = max(Camera.width, surroundings.family.size.width - insets.leading - insets.trailing)
    }

    var body: some View {
        let (leading, trailing) = (side(.leading), side(.trailing))
        let width = min(mostOfSide, max(leading.widthBeside, trailing.widthBeside))
        return VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                // Each is offered all the room beside the camera, and takes what it needs of it. In a stack, since a frame
                // around nothing is nothing.
                ZStack { leading.beside.frame(width: mostOfSide, alignment: .topLeading) }
                    .frame(width: width, alignment: .topLeading)
                VStack(spacing: 0) {
                    Color.clear.frame(height: max(0, Camera.height - insets.top))
                    view(.center)
                }
                .frame(width: max(0, inner - 2 * width))
                ZStack { trailing.beside.frame(width: mostOfSide, alignment: .topTrailing) }
                    .frame(width: width, alignment: .topTrailing)
            }
            HStack(spacing: 0) {
                leading.below
                if leading.isBelow || trailing.isBelow { Spacer(minLength: 0) }
                trailing.below
            }
            bottom
        }
        .padding(insets)
    }

    /// Spaced from what is above it, unless it is empty.
    @ViewBuilder private var bottom: some View {
        if !regions(.bottom).isEmpty {
            let isBelow = regions.count > 1 && height(of: view(.bottom)) > 0
            view(.bottom).padding(.top, isBelow ? 8 : 0)
        }
    }

    private func height(of view: AnyView) -> CGFloat {
        surroundings.size(of: view, offered: Size(width: inner, height: surroundings.family.size.height)).height
    }

    private func regions(_ position: DynamicIslandExpandedRegionPosition) -> [IslandRegion] {
        regions.filter { $0.position == position }
    }

    /// All views at a position, in a column.
    private func view(_ position: DynamicIslandExpandedRegionPosition) -> AnyView {
        let views = regions(position).map { $0.view() }
        return views.count == 1 ? views[0] : AnyView(VStack { ForEach(views.indices, id: \.self) { views[$0] } })
    }

    private var mostOfSide: CGFloat { (inner - Camera.width) / 2 }

    private func side(_ position: DynamicIslandExpandedRegionPosition) -> Side {
        let placement = IslandPlacement()
        let view = view(position)
        let space = Size(width: 10_000, height: surroundings.family.size.height)
        let own = surroundings.size(of: view.surrounded { $0.islandPlacement = placement }, offered: space)
        let others = regions.filter { $0.position != position }.map(\.priority)
        let isFirst =
            !others.isEmpty && regions(position).contains { region in others.allSatisfy { $0 < region.priority } }
        let mayBeBelow = placement.placement == .belowIfTooWide || isFirst
        return Side(
            view: view, width: regions(position).isEmpty ? 0 : own.width,
            isBelow: mayBeBelow && own.width > mostOfSide)
    }

    private struct Side {
        let view: AnyView
        let width: CGFloat
        let isBelow: Bool

        var widthBeside: CGFloat { isBelow ? 0 : width }
        @MainActor @ViewBuilder var beside: some View { if !isBelow { view } }
        @MainActor @ViewBuilder var below: some View { if isBelow { view } }
    }
}
