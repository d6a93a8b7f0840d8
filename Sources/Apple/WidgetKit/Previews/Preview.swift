public import AppIntents
public import SwiftUI

/// Shows a widget's entries for `groupwidgets previews`.
@freestanding(declaration)
public macro Preview<Configured: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Configured,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a widget with a provider for `groupwidgets previews`.
@freestanding(declaration)
public macro Preview<Configured: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Configured,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a configured widget's entries for `groupwidgets previews`.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent, Configured: Widget>(
    _ name: String? = nil, as family: WidgetFamily, using configuration: Intent,
    widget: @escaping @MainActor () -> Configured,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a configured widget with a provider for `groupwidgets previews`.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent, Configured: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using configuration: Intent,
    widget: @escaping @MainActor () -> Configured, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Collects the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap(\.self) }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}
