public import SwiftUI

/// The position of a region in the expanded island.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable, CaseIterable {
    /// Beside the camera, at the leading edge.
    case leading
    /// Beside the camera, at the trailing edge.
    case trailing
    /// Below the camera.
    case center
    /// Below all others.
    case bottom
}

/// A view at a position in the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let region: IslandRegion

    /// Puts views in a column at a position. A side that is too wide for it goes below the camera if it has the highest
    /// priority.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        region = IslandRegion(position: position, priority: priority) { AnyView(VStack(content: content)) }
    }
}

/// The regions of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [IslandRegion]
}

/// A region, with its view's type erased.
struct IslandRegion {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let view: @MainActor () -> AnyView
}

/// Collects the regions of the expanded island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression(
        _ region: DynamicIslandExpandedRegion<some View>
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent(regions: [region.region])
    }

    public static func buildExpression(
        _ content: DynamicIslandExpandedContent<some View>
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent(regions: content.regions)
    }

    public static func buildBlock(
        _ contents: DynamicIslandExpandedContent<EmptyView>...
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent(regions: contents.flatMap(\.regions))
    }

    public static func buildOptional(
        _ content: DynamicIslandExpandedContent<EmptyView>?
    ) -> DynamicIslandExpandedContent<EmptyView> {
        content ?? DynamicIslandExpandedContent(regions: [])
    }

    public static func buildEither(
        first: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { first }

    public static func buildEither(
        second: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { second }

    public static func buildLimitedAvailability(
        _ content: DynamicIslandExpandedContent<EmptyView>
    ) -> DynamicIslandExpandedContent<EmptyView> { content }
}

/// The place for a region's view that is too wide to fit beside the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    /// Beside the camera all the same.
    case `default`
    /// Below the camera.
    case belowIfTooWide
}

nonisolated extension View {
    /// Sets the view's place in the expanded island if it is too wide to fit beside the camera.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        surrounded { $0.islandPlacement?.placement = verticalPlacement }
    }
}

/// Records the placement that a region's view asks for.
final class IslandPlacement {
    var placement = DynamicIslandExpandedRegionVerticalPlacement.default
}

extension EnvironmentValues {
    @Entry var islandPlacement: IslandPlacement?
}
