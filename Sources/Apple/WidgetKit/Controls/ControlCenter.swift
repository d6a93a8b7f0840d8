public import AppIntents
import WidgetArchive

/// Reloads controls, and lists the placed ones.
///
/// A control is reloaded automatically after a tap, and when something changes that it has read from a group.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    /// Asks the providers of all placed controls of a kind for new values.
    public func reloadControls(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }

    /// Asks the providers of all placed controls for new values.
    public func reloadAllControls() {
        for kind in Set(placed.map(\.kind)).sorted() { reloadControls(ofKind: kind) }
    }

    public func currentControls() async throws -> [ControlInfo] { placed }

    private var placed: [ControlInfo] {
        WidgetCenter.shared.placed.filter(\.instance.family.isControl).map { ControlInfo(info: $0) }
    }
}

/// A placed control.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    let info: WidgetInfo

    public var id: ControlInfo { self }
    public var kind: String { info.kind }
    /// Always nil here: there are no push notifications.
    public var pushInfo: ControlPushInfo? { nil }

    /// The configuration of this control as an intent; nil if its values do not fit the intent.
    public func configurationIntent<Intent: ControlConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? { info.intent(of: intentType) }
}
