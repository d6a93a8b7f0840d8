public import FoundationEssentials
import WidgetArchive

/// One line of the reload log: what became of a reload, or why there was none.
public struct ReloadRecord: Codable, Hashable, Sendable {
    public var date: Date
    public var widget: String
    public var kind: String
    public var causes: [String]
    public var outcome: Outcome
    /// Why it failed or was refused.
    public var reason: String?
    public var milliseconds: Double
    public var generation: Int

    public enum Outcome: String, Codable, Sendable {
        case reloaded, failed, refused
    }
}
