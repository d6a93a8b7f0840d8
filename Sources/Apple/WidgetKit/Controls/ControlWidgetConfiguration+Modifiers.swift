public import AppIntents
public import SwiftUI
import WidgetArchive

extension ControlWidgetConfiguration {
    /// Sets the name that people see when they choose a control.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changed { $0.name = String(localized: displayName) }
    }

    /// Sets the description that people read when they choose a control.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changed { $0.summary = String(localized: description) }
    }

    /// Has no effect here: `groupwidgets place` takes the configuration.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

    /// Has no effect here: there are no push notifications.
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }

    private func changed(
        _ change: @escaping @MainActor (inout WidgetSetup) -> Void
    ) -> ChangedControlConfiguration {
        ChangedControlConfiguration(base: resolved, change: change)
    }
}

/// A configuration with a change applied.
struct ChangedControlConfiguration: ControlWidgetConfiguration, PrimitiveControlConfiguration {
    let base: WidgetSetup?
    let change: @MainActor (inout WidgetSetup) -> Void

    var setup: WidgetSetup? {
        guard var setup = base else { return nil }
        change(&setup)
        return setup
    }

    var body: Never { notEvaluated(Self.self) }
}

/// A configuration that is not composed of others.
@MainActor protocol PrimitiveControlConfiguration {
    /// Nil if the configuration has no control.
    var setup: WidgetSetup? { get }
}

extension ControlWidgetConfiguration {
    /// The setup of the innermost configuration, with all changes applied.
    var resolved: WidgetSetup? {
        if let primitive = self as? any PrimitiveControlConfiguration { return primitive.setup }
        return self is EmptyControlWidgetConfiguration ? nil : body.resolved
    }
}

extension BundledControlConfiguration: PrimitiveConfiguration {
    var setup: WidgetSetup? { control?.body.resolved }
}

extension WidgetSetup {
    /// A kind of control, offered in all sizes of controls.
    init(control kind: String, _ source: any WidgetSource) {
        self.init(kind: kind, source)
        families = [.controlMedium, .controlSmall, .controlLarge]
        hasContentMargins = false
    }
}
