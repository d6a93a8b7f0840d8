import AppGroups
import GroupStore
public import WidgetKit

// Providers in the test's own process. They use the groups in the test's root wherever they read in the task that asks
// them, or in one that it starts.

extension TestGroup {
    /// Asks a provider for the timeline of a widget.
    public nonisolated(nonsending) func timeline<Provider: TimelineProvider>(
        of provider: Provider, in context: TimelineProviderContext, within limit: Duration = .usualPatience
    ) async throws -> Timeline<Provider.Entry> {
        try await Root.$ofTask.withValue(root) {
            try await Completion.value(of: "\(Provider.self).getTimeline(in:completion:)", within: limit) { complete in
                provider.getTimeline(in: context, completion: complete)
            }
        }
    }

    /// Asks a provider for the timeline of a widget of a family.
    public nonisolated(nonsending) func timeline<Provider: TimelineProvider>(
        of provider: Provider, family: WidgetFamily, within limit: Duration = .usualPatience
    ) async throws -> Timeline<Provider.Entry> {
        try await timeline(of: provider, in: TimelineProviderContext(family: family), within: limit)
    }

    /// Asks a provider for the timeline of a configured widget.
    public nonisolated(nonsending) func timeline<Provider: AppIntentTimelineProvider>(
        of provider: Provider, for configuration: Provider.Intent, family: WidgetFamily
    ) async -> Timeline<Provider.Entry> {
        await Root.$ofTask.withValue(root) {
            await provider.timeline(for: configuration, in: TimelineProviderContext(family: family))
        }
    }

    /// Asks a provider for a snapshot.
    public nonisolated(nonsending) func snapshot<Provider: TimelineProvider>(
        of provider: Provider, in context: TimelineProviderContext, within limit: Duration = .usualPatience
    ) async throws -> Provider.Entry {
        try await Root.$ofTask.withValue(root) {
            try await Completion.value(of: "\(Provider.self).getSnapshot(in:completion:)", within: limit) { complete in
                provider.getSnapshot(in: context, completion: complete)
            }
        }
    }

    /// Runs something in the test's own process with its groups in this root, like a program that the test starts.
    public func asCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Root.$ofTask.withValue(root, operation: work)
    }

    /// Runs something async in the test's own process with its groups in this root.
    public nonisolated(nonsending) func asCurrent<Result>(
        _ work: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await Root.$ofTask.withValue(root, operation: work)
    }
}
