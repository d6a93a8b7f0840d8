public import ActivityKit
public import SwiftUI

/// The views of Live Activities whose attributes have one type.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration, PrimitiveConfiguration {
    let activity: (any ShownActivity)?

    /// Describes the views: one for the Lock Screen, and those of the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        activity = ActivityViews<Attributes>(content: { AnyView(content($0)) }, island: dynamicIsland)
    }

    public var body: Never { notEvaluated(Self.self) }
}

extension WidgetConfiguration {
    /// Sets the families in which an activity is also shown, as on a watch. Has no effect here: there is no such
    /// screen.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// The sizes in which activities are shown.
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
    /// Small, as on a watch or in a car.
    case small
    /// Medium, as on a phone's Lock Screen.
    case medium
}
