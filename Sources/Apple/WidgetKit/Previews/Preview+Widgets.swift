public import AppIntents
public import SwiftUI
import WidgetArchive

extension Preview {
    public init<Configured: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Configured,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, of: widget, in: family) { setup, _ in
            try WidgetMoments(await timeline(), of: setup.source)
        }
    }

    public init<Configured: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Configured,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, of: widget, in: family) { setup, context in
            let timeline = try await EntryProvider(timelineProvider()).timeline((), context)
            return try WidgetMoments(timeline.inOrder, of: setup.source)
        }
    }

    public init<Intent: WidgetConfigurationIntent, Configured: Widget>(
        _ name: String? = nil, as family: WidgetFamily, using configuration: Intent,
        widget: @escaping @MainActor () -> Configured,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, as: family, widget: widget, timeline: timeline)
    }

    public init<Intent: WidgetConfigurationIntent, Configured: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using configuration: Intent,
        widget: @escaping @MainActor () -> Configured, timelineProvider: @escaping @MainActor () -> Provider
    ) where Provider.Intent == Intent {
        self.init(name, of: widget, in: family) { setup, context in
            let timeline = try await EntryProvider(timelineProvider()).timeline(configuration, context)
            return try WidgetMoments(timeline.inOrder, of: setup.source)
        }
    }

    private init(
        _ name: String?, of widget: @escaping @MainActor () -> some Widget, in family: WidgetFamily,
        _ moments: @escaping @MainActor (WidgetSetup, TimelineProviderContext) async throws -> WidgetMoments
    ) {
        self.init(
            name,
            .scenes {
                guard let setup = widget().body.resolved else { return PreviewScenes([]) }
                let context = TimelineProviderContext(family: family, isPreview: true)
                var surroundings = WidgetSurroundings(family.family, hasContentMargins: setup.hasContentMargins)
                let moments = try await moments(setup, context).moments
                return PreviewScenes(family: family.family, moments.map { surroundings.entry($0) })
            })
    }
}
