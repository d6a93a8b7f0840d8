public import Foundation
public import SwiftUI

/// The views of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
    let expanded: @MainActor () -> [IslandRegion]
    let compactLeading: @MainActor () -> AnyView
    let compactTrailing: @MainActor () -> AnyView
    let minimal: @MainActor () -> AnyView
    private(set) var keyline: Color?
    private(set) var url: URL?
    private(set) var margins: [DynamicIslandMode: [(edges: Edge.Set, length: Double)]] = [:]

    /// Describes the views: the regions of the expanded island, both sides of the compact one, and the minimal one.
    public init<Expanded: View>(
        @DynamicIslandExpandedContentBuilder expanded:
            @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping @MainActor () -> some View,
        @ViewBuilder compactTrailing: @escaping @MainActor () -> some View,
        @ViewBuilder minimal: @escaping @MainActor () -> some View
    ) {
        self.expanded = { expanded().regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// Tints the faint line around the island.
    public func keylineTint(_ color: Color?) -> DynamicIsland { with { $0.keyline = color } }

    /// The URL that a tap on the island opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { with { $0.url = url } }

    /// Sets the space between edges of the island and its content, in a mode.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        with { $0.margins[mode, default: []].append((edges, length)) }
    }

    private func with(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var changed = self
        change(&changed)
        return changed
    }
}

/// A part of the Dynamic Island whose margins can be set.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
    public static let expanded = DynamicIslandMode(name: "expanded")
}
