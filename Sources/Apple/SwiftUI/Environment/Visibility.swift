/// Whether a part of an interface is shown.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As its surroundings decide, always, and never.
    case automatic, visible, hidden
}

/// How large the rows of a sidebar are.
nonisolated public enum SidebarRowSize: Hashable, Sendable {
    case small, medium, large
}

extension EnvironmentValues {
    /// Always `medium`: a widget has no sidebar.
    @Entry public var sidebarRowSize = SidebarRowSize.medium
}
