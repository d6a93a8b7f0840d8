/// Where the widgets' own records are kept: suites in a root of their own, `.widgets` in that of the groups.
public enum WidgetRecords {
    public static let directory = ".widgets"
}

/// The suite of requests to reload: under each kind, the last one for it.
public enum RequestRecord {
    public static let suite = "requests"
    /// The key that stands for all kinds.
    public static let everyKind = "*"

    /// When it was made, in nanoseconds since the machine began, its sleep included: a reload that began later has
    /// fulfilled it.
    public static let at = "at"
    /// The program that made it.
    public static let by = "by"
    public static let date = "date"
}

/// The suite of the placed widgets: under each one's identifier, what it is.
public enum PlacedRecord {
    public static let suite = "placed"

    public static let kind = "kind"
    public static let family = "family"
    public static let program = "program"
    public static let parameters = "parameters"
}
