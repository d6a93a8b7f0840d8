public import FoundationEssentials

/// Why a widget is reloaded.
public enum Cause: Hashable, Sendable {
    case changed(suite: String, key: String)
    /// The same, by kinds of widget that this one wakes in turn by what it writes: it was held back for that.
    case changedInLoop(suite: String, key: String, with: [String])
    /// A file in the container of a group; an empty name stands for any.
    case file(suite: String, name: String)
    /// Something that the widget reads changed while no host looked.
    case changedUnseen
    /// The container of a group that the widget reads may have changed while no host looked.
    case filesUnseen(suite: String)
    /// A suite that the widget is the first to read.
    case unwatched(suite: String)
    /// A kind, or all of them, by a program.
    case requested(kind: String?, by: String)
    case timelineEnded
    case dateCame(Date)
    case placed
    case edited
    case performed
    case rebuilt
    case hostStarted
    case retried(failures: Int)
}

extension Cause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .changed(let suite, let key): "\(key) of \(suite) changed"
        case .changedInLoop(let suite, let key, let others):
            "\(key) of \(suite) changed, in a loop with \(others.joined(separator: " and ")) that is slowed down"
        case .file(let suite, ""): "files of \(suite) changed"
        case .file(let suite, let name): "the file \(name) of \(suite) changed"
        case .changedUnseen: "a value that it reads changed while no host ran"
        case .filesUnseen(let suite): "files of \(suite) may have changed while no host ran"
        case .unwatched(let suite): "\(suite) may have changed before it was watched"
        case .requested(let kind?, let by): "reload of \(kind) was requested by \(by)"
        case .requested(nil, let by): "reload of all widgets was requested by \(by)"
        case .timelineEnded: "the timeline ended"
        case .dateCame(let date): "its date came: \(date.formatted(.iso8601))"
        case .placed: "the widget was placed"
        case .edited: "the widget was edited"
        case .performed: "an intent was performed"
        case .rebuilt: "its program was rebuilt"
        case .hostStarted: "the host started"
        case .retried(let failures): "tried again after \(failures == 1 ? "a failure" : "\(failures) failures")"
        }
    }
}

extension Cause {
    /// Whether a person or a program means this widget now, so that neither a budget nor a failure holds it up.
    var isInsistent: Bool {
        switch self {
        case .requested, .placed, .edited, .performed, .rebuilt, .hostStarted: true
        case .changed, .changedInLoop, .file, .changedUnseen, .filesUnseen, .unwatched, .timelineEnded, .dateCame,
            .retried:
            false
        }
    }

    /// Whether it may come many times in a row, so that a little waiting saves reloads.
    var isRepeated: Bool {
        switch self {
        case .changed, .requested: true
        default: false
        }
    }

    /// Whether it costs nothing of a budget.
    var isFree: Bool {
        switch self {
        case .placed, .edited, .performed, .rebuilt: true
        case .changed, .changedInLoop, .file, .changedUnseen, .filesUnseen, .unwatched, .requested, .timelineEnded,
            .dateCame, .hostStarted, .retried:
            false
        }
    }

    /// Whether it comes of the widget's own timeline, and of nothing that has happened.
    var isOfTimeline: Bool {
        switch self {
        case .timelineEnded, .dateCame: true
        default: false
        }
    }

    /// The same as the cause of a round of a loop.
    func inLoop(with kinds: Set<String>) -> Cause {
        guard case .changed(let suite, let key) = self else { return self }
        return .changedInLoop(suite: suite, key: key, with: kinds.sorted())
    }

    var isFile: Bool {
        if case .file = self { true } else { false }
    }
}
