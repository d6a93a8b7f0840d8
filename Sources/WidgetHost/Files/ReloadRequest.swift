public import FoundationEssentials
import GroupStore
public import WidgetArchive

/// That someone wants widgets reloaded, or tapped.
///
/// The suite of requests holds it under the kind, under `*` for all, or under `tap:` and a widget's id.
public struct ReloadRequest: Codable, Hashable, Sendable {
    /// Nanoseconds since the machine was started: what began later has fulfilled it.
    public var at: Int64
    /// The program and its process, in words.
    public var by: String
    public var date: Date
    /// What is tapped.
    public var action: Action?

    public init(at: Int64, by: String, date: Date, action: Action? = nil) {
        self.at = at
        self.by = by
        self.date = date
        self.action = action
    }

    static let everyKind = "*"
    static let tapPrefix = "tap:"
}
