public import FoundationEssentials
public import WidgetArchive

/// One line of the reload log: what became of a reload, or why there was none.
public struct ReloadRecord: Hashable, Sendable {
    public var date: Date
    public var widget: String
    public var kind: String
    public var causes: [String]
    public var outcome: Outcome
    /// Why it failed or was refused.
    public var reason: String?
    public var milliseconds: Double
    public var generation: Int
    /// Whether it cost nothing of a budget.
    public var isFree = false

    public enum Outcome: String, Sendable, ArchiveValue {
        case reloaded, failed, refused
    }
}

extension ReloadRecord: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            date: json.value("date"), widget: json.value("widget"), kind: json.value("kind"),
            causes: json.value("causes", or: []), outcome: json.value("outcome"), reason: json.optional("reason"),
            milliseconds: json.value("milliseconds", or: 0), generation: json.value("generation", or: 0),
            isFree: json.value("isFree", or: false))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("date", date)
            json.member("widget", widget)
            json.member("kind", kind)
            json.member("causes", causes)
            json.member("outcome", outcome)
            json.member("reason", reason)
            json.member("milliseconds", milliseconds)
            json.member("generation", generation)
            json.member("isFree", isFree, unless: false)
        }
    }
}
