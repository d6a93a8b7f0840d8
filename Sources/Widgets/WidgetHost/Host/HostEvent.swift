package import WidgetArchive
package import WidgetRecords

/// An event in a host's work.
package enum HostEvent: Sendable {
    /// The host has read everything on disk, and misses no change from here on.
    case began
    /// The host has been stopped, and waits for its programs to end.
    case ending
    /// A widget has a new timeline, whose archive is on disk.
    case reloaded(ReloadRecord, SealedArchive)
    /// A widget without a timeline shows this placeholder until it has one.
    case placeholder(SealedArchive)
    /// A widget has not answered for a long time, but may still do so.
    case waiting(ReloadRecord)
    /// A reload failed or was refused; the last timeline stays.
    case notReloaded(ReloadRecord)
    /// The next entry of a widget's timeline has begun.
    case entryBegan(widget: String, entry: Int)
    /// Widgets were placed, edited, removed or stacked, or a stack was turned.
    case placedChanged
    /// Programs were added or removed, or their descriptions changed.
    case programsChanged
    /// Notify the person of an update to an activity, by the type of its attributes.
    case alerted(String, ActivityRecord.Alert)
    /// A tap was carried out, with the problem if it failed.
    case tapped(widget: String, Action, problem: String?)
    /// A message for the person.
    case note(String)
}
