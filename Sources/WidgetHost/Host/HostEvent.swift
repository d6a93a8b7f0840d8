public import WidgetArchive

/// What a host tells of its work.
public enum HostEvent: Sendable {
    /// Everything that is on the disk is taken up, and from here on nothing that changes is missed.
    case began
    /// A widget has a new timeline, which is on the disk.
    case reloaded(ReloadRecord, Archive)
    /// A widget that has shown nothing yet shows this, until it has a timeline.
    case placeholder(Archive)
    /// A reload failed, or had to wait; the last timeline stays.
    case notReloaded(ReloadRecord)
    /// Another entry of a widget's timeline is to be shown.
    case entryBegan(widget: String, entry: Int)
    /// Widgets were placed, edited or removed.
    case placedChanged
    /// Programs were added, removed, or offer something else.
    case programsChanged
    /// A tap was followed; what could not be done about it, if anything.
    case tapped(widget: String, Action, problem: String?)
    /// Something that a person should know.
    case note(String)
}
