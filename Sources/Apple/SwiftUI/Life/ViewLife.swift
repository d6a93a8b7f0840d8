/// The state of the views of one evaluation, and their actions when they appear or see a change. On iOS, all that
/// happens before a widget's view is archived; so here the view is evaluated again afterwards.
@MainActor final class ViewLife {
    /// How many passes an evaluation takes at most.
    static let mostPasses = 4

    static let restlessness =
        "The view changes itself each time it is evaluated, by `.onAppear`, `.onChange` or `.task`; it is shown as it is "
        + "after \(mostPasses) times"

    /// Objects that views kept in the previous pass, and in this one. A view missing from a pass starts anew.
    private var kept: [Key: AnyObject] = [:]
    private var found: [Key: AnyObject] = [:]
    private var actions: [() -> Void] = []
    private var starts: [() -> Void] = []
    private var ends: [() -> Void] = []

    private struct Key: Hashable {
        let identity: Identity
        let type: ObjectIdentifier
        /// Tells apart objects alike in both, such as those of a view and its overlay.
        var number = 0
    }

    nonisolated init() {}

    var isWaitingToAct: Bool { !actions.isEmpty || !starts.isEmpty }

    /// The object that a view kept in the previous pass, or else a new one from `make`.
    func kept<Held: AnyObject>(at identity: Identity, _ make: () -> Held) -> Held {
        var key = Key(identity: identity, type: ObjectIdentifier(Held.self))
        while found[key] != nil { key.number += 1 }
        let held = kept[key] as? Held ?? make()
        found[key] = held
        return held
    }

    /// Performs something after this pass.
    func afterwards(_ action: @escaping () -> Void) { actions.append(action) }

    /// Performs `start` after the actions of this pass: tasks start last.
    func atLast(_ start: @escaping () -> Void) { starts.append(start) }

    /// Performs something when the view has been evaluated for the last time.
    func atEnd(_ end: @escaping () -> Void) { ends.append(end) }

    /// Performs the actions of a pass, innermost views first, and begins the next pass.
    func act() {
        let due = actions + starts
        (actions, starts) = ([], [])
        (kept, found) = (found, [:])
        for action in due { action() }
    }

    /// Cancels what has outlived the view.
    func end() {
        for end in ends { end() }
        (ends, kept, found) = ([], [:], [:])
    }
}
