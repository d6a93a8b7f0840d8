public import Foundation
package import WidgetArchive

/// A view that changes over time. In a widget it is evaluated once per entry of the widget's timeline.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, Primitive {
    let content: (TimelineViewDefaultContext) -> Content

    /// Shows the content for the moment of evaluation; the schedule has no effect in a widget.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        context.note("`TimelineView` shows one moment in a widget; give the timeline an entry for each")
        return context.nodes(of: content(TimelineViewDefaultContext(date: Date())))
    }
}

/// The context of a timeline view's content.
public struct TimelineViewDefaultContext: Sendable {
    /// The moment of evaluation.
    public let date: Date

    /// How often the view changes: with each entry of the timeline.
    public var cadence: Cadence { .minutes }

    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
}
