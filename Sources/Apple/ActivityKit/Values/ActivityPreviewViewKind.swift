/// The view of an activity in a preview.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// Its view on the Lock Screen.
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A presentation of the Dynamic Island.
public enum DynamicIslandPreviewViewState: Hashable, Sendable, CaseIterable {
    /// Around the camera, while no other activity is shown.
    case compact
    /// Large, after a long press.
    case expanded
    /// One of several.
    case minimal
}
