/// The suite of requests to reload: under each kind, the last one for it.
package enum RequestRecord {
    package static let suite = "requests"
    /// The key that stands for all kinds.
    package static let everyKind = "*"

    /// When it was made, in nanoseconds since the machine began, its sleep included: a reload that began later has
    /// fulfilled it.
    package static let at = "at"
    /// The program that made it.
    package static let by = "by"
    package static let date = "date"
}

/// The suite of the placed widgets: under each one's identifier, what it is.
package enum PlacedRecord {
    package static let suite = "placed"

    package static let kind = "kind"
    package static let family = "family"
    package static let program = "program"
    package static let parameters = "parameters"
}

/// The suite of the registered programs: under each one's name, what it offers.
package enum ProgramRecord {
    package static let suite = "programs"

    package static let description = "description"
    package static let kinds = "kinds"
    package static let kind = "kind"
    package static let intent = "intent"
}
