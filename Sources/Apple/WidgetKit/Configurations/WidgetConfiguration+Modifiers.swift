public import AppIntents
public import SwiftUI
import WidgetArchive

extension WidgetConfiguration {
    /// Has no effect here: there are no push notifications.
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }

    /// Sets the name that people see when they choose a widget.
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
        changed { $0.name = Text(displayName).plainWords }
    }

    /// Sets the name that people see when they choose a widget. Only the text's words are used.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.name = displayName.plainWords }
    }

    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.name = String(localized: displayName) }
    }

    /// Sets the untranslated name that people see when they choose a widget.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        changed { $0.name = String(displayName) }
    }

    /// Sets the description that people read when they choose a widget.
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
        changed { $0.summary = Text(description).plainWords }
    }

    /// Sets the description that people read when they choose a widget. Only the text's words are used.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.summary = description.plainWords }
    }

    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        changed { $0.summary = String(localized: description) }
    }

    /// Sets the untranslated description that people read when they choose a widget.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        changed { $0.summary = String(description) }
    }

    /// Sets the families in which the widget can be placed.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families.filter { $0 != .accessoryCorner }.map(\.family) }
    }

    /// Extends the content to the widget's edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changed { $0.hasContentMargins = false }
    }

    // MARK: Accepted, without effect here

    /// Has no effect here: backgrounds are always shown.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Has no effect here: `groupwidgets place` takes the configuration.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    /// Has no effect here: there is only one location.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }

    /// Has no effect here: there are no background sessions.
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
    /// The words of the text, without their formatting.
    @MainActor var plainWords: String {
        evaluate(self, in: EnvironmentValues()).scene.root.words.joined()
    }
}

/// A configuration with a change applied.
struct ChangedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration, PrimitiveConfiguration {
    let base: Base
    let change: @MainActor (inout WidgetSetup) -> Void

    var setup: WidgetSetup? {
        guard var setup = base.resolved else { return nil }
        change(&setup)
        return setup
    }

    var activity: (any ShownActivity)? { base.resolvedActivity }

    var body: Never { notEvaluated(Self.self) }
}

/// A place where a device shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// StandBy, on a charging iPhone.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The desktop of a Mac that shows an iPhone's widgets.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
