package import WidgetArchive
package import WidgetRecords

/// What a host reports about its work.
package enum HostEvent: Sendable {
    /// The host has read everything on disk, and misses no change from here on.
    case began
    /// The host has been stopped, and waits for its programs to end.
    case ending
    /// A widget has a new timeline, whose archive is on disk.
    case reloaded(ReloadRecord, SealedArchive)
    /// A widget without a timeline shows this placeholder until it has one.
    case placeholder(SealedArchive)
    /// A widget has not answered for long, and may still do so.
    case waiting(ReloadRecord)
    /// A reload failed or was refused; the last timeline stays.
    case notReloaded(ReloadRecord)
    /// The next entry of a widget's timeline has begun.
    case entryBegan(widget: String, entry: Int)
    /// Widgets were placed, edited, removed or stacked, or a stack was turned.
    case placedChanged
    /// Programs were added or removed, or their descriptions changed.
    case programsChanged
    /// A person is to be told of an update of an activity with attributes of a type.
    case alerted(String, ActivityRecord.Alert)
    /// A tap was carried out, with the problem if it failed.
    case tapped(widget: String, Action, problem: String?)
    /// Something that a person should know.
    case note(String)
}
