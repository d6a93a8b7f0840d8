package import FoundationEssentials
package import GroupStore

/// Why a widget is reloaded.
package enum Cause: Hashable, Sendable {
    case changed(SuiteName, Key)
    /// A change to a value in a loop: the kinds that changed it are woken in turn by the writes of this one. The reload
    /// was delayed for that.
    case changedInLoop(SuiteName, Key, with: [String])
    /// A file in a group's container; an empty name stands for any.
    case file(SuiteName, name: String)
    /// A file outside of containers, by its path.
    case readFile(String)
    /// A value that the widget reads changed while no host was running.
    case changedUnseen
    /// Files of a group that the widget reads may have changed while no host was running.
    case filesUnseen(SuiteName)
    /// A suite that was not watched before this widget read it.
    case unwatched(SuiteName)
    /// A program asked for a reload of a kind, or of all.
    case requested(kind: String?, by: String)
    case timelineEnded
    case dateCame(Date)
    case placed
    case edited
    /// An intent of this name was performed for a widget of its kind.
    case performed(String)
    case rebuilt
    case hostStarted
    /// The directory of records and archives was replaced, as by restoring a copy.
    case exchanged
    case activityBegan
    case activityUpdated
    case activityEnded
    case retried(failures: Int)
    /// Its program was asked for another widget with the same timeline.
    case shared(with: String)
}

extension Cause: CustomStringConvertible {
    package var description: String {
        switch self {
        case .changed(let suite, let key): "\(key) of \(suite) changed"
        case .changedInLoop(let suite, let key, let others):
            "\(key) of \(suite) changed, in a loop with \(others.joined(separator: " and ")) that is slowed down"
        case .file(let suite, ""): "files of \(suite) changed"
        case .file(let suite, let name): "the file \(name) of \(suite) changed"
        case .readFile(let path): "\(path) changed"
        case .changedUnseen: "a value that it reads changed while no host ran"
        case .filesUnseen(let suite): "files of \(suite) may have changed while no host ran"
        case .unwatched(let suite): "\(suite) may have changed before it was watched"
        case .requested(let kind?, let by): "reload of \(kind) was requested by \(by)"
        case .requested(nil, let by): "reload of all widgets was requested by \(by)"
        case .timelineEnded: "the timeline ended"
        case .dateCame(let date): "its date came: \(date.formatted(.iso8601))"
        case .placed: "the widget was placed"
        case .edited: "the widget was edited"
        case .performed(let intent): "\(intent.split(separator: ".").last ?? "an intent") was performed"
        case .rebuilt: "its program was rebuilt"
        case .hostStarted: "the host started"
        case .exchanged: "its archive was exchanged"
        case .activityBegan: "the activity began"
        case .activityUpdated: "the activity was updated"
        case .activityEnded: "the activity ended"
        case .shared(let id): "it shares the timeline of \(id), which was reloaded"
        case .retried(let failures): "tried again after \(failures == 1 ? "a failure" : "\(failures) failures")"
        }
    }
}

extension Cause {
    /// Whether someone explicitly wants this widget reloaded now, so that neither the budget nor a failure delays it.
    var isInsistent: Bool {
        switch self {
        case .requested, .placed, .edited, .performed, .rebuilt, .hostStarted, .exchanged, .activityBegan,
            .activityUpdated, .activityEnded:
            true
        case .changed, .changedInLoop, .file, .readFile, .changedUnseen, .filesUnseen, .unwatched, .timelineEnded,
            .dateCame, .retried, .shared:
            false
        }
    }

    /// Whether it tends to come in bursts, so that a short wait saves reloads.
    var isRepeated: Bool {
        switch self {
        case .changed, .requested, .activityUpdated: true
        default: false
        }
    }

    /// Whether the reload does not count against the budget.
    var isFree: Bool {
        switch self {
        case .placed, .edited, .performed, .rebuilt, .activityBegan, .activityUpdated, .activityEnded, .shared: true
        case .changed, .changedInLoop, .file, .readFile, .changedUnseen, .filesUnseen, .unwatched, .requested,
            .timelineEnded, .dateCame, .hostStarted, .exchanged, .retried:
            false
        }
    }

    /// Whether it comes from the widget's own timeline, rather than from something that happened.
    var isOfTimeline: Bool {
        switch self {
        case .timelineEnded, .dateCame: true
        default: false
        }
    }

    /// The same cause, marked as part of a loop.
    func inLoop(with kinds: Set<String>) -> Cause {
        guard case .changed(let suite, let key) = self else { return self }
        return .changedInLoop(suite, key, with: kinds.sorted())
    }

    var isFile: Bool {
        switch self {
        case .file, .readFile: true
        default: false
        }
    }

    /// Whether the widget itself wanted nothing.
    var isShared: Bool {
        if case .shared = self { true } else { false }
    }
}
