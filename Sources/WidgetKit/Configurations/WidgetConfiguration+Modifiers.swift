public import AppIntents
public import SwiftUI
import WidgetArchive

extension WidgetConfiguration {
    /// What people see when they choose a widget.
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
        changed { $0.name = Text(displayName).plainWords }
    }

    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.name = displayName.plainWords }
    }

    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.name = String(localized: displayName) }
    }

    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        changed { $0.name = String(displayName) }
    }

    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
        changed { $0.summary = Text(description).plainWords }
    }

    public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.summary = description.plainWords }
    }

    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.summary = String(localized: description) }
    }

    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        changed { $0.summary = String(description) }
    }

    /// The sizes in which the widget can be placed.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }

    /// Has the content reach the widget's edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changed { $0.hasContentMargins = false }
    }

    // MARK: What has no meaning here, and costs nothing to allow

    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }

    public func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    private func changed(_ change: @escaping @MainActor (inout WidgetSetup) -> Void) -> ChangedConfiguration<Self> {
        ChangedConfiguration(base: self, change: change)
    }
}

extension Text {
    /// What it says, without its look.
    @MainActor var plainWords: String {
        evaluate(self, in: EnvironmentValues()).scene.root.words.joined()
    }
}

/// A configuration with something about it changed.
struct ChangedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration, PrimitiveConfiguration {
    let base: Base
    let change: @MainActor (inout WidgetSetup) -> Void

    var setup: WidgetSetup? {
        guard var setup = base.resolved else { return nil }
        change(&setup)
        return setup
    }

    var body: Never { notEvaluated(Self.self) }
}

/// Where a widget may be shown.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
