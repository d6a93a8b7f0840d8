/// What the views of one evaluation live through: their state, and what they do when they appear or see a change. On iOS,
/// all that happens before a widget's view is archived; so here the view is evaluated again afterwards.
@MainActor final class ViewLife {
    /// How many passes an evaluation takes at most.
    static let mostPasses = 4

    static let restlessness =
        "The view changes itself each time it is evaluated, by `.onAppear`, `.onChange` or `.task`; it is shown as it is "
        + "after \(mostPasses) times"

    /// What views kept in the previous pass, and in this one. What is gone from a pass starts anew when it returns.
    private var kept: [Key: AnyObject] = [:]
    private var found: [Key: AnyObject] = [:]
    private var actions: [() -> Void] = []
    private var starts: [() -> Void] = []
    private var ends: [() -> Void] = []

    private struct Key: Hashable {
        let identity: Identity
        let type: ObjectIdentifier
        /// Tells apart what is alike in both, such as a view and its overlay.
        var number = 0
    }

    nonisolated init() {}

    var isWaitingToAct: Bool { !actions.isEmpty || !starts.isEmpty }

    /// What a view kept in the previous pass; otherwise what `make` makes.
    func kept<Held: AnyObject>(at identity: Identity, _ make: () -> Held) -> Held {
        var key = Key(identity: identity, type: ObjectIdentifier(Held.self))
        while found[key] != nil { key.number += 1 }
        let held = kept[key] as? Held ?? make()
        found[key] = held
        return held
    }

    /// Performs something after this pass.
    func afterwards(_ action: @escaping () -> Void) { actions.append(action) }

    /// The same for tasks, which start after everything else.
    func atLast(_ start: @escaping () -> Void) { starts.append(start) }

    /// Performs something when the view has been evaluated for the last time.
    func atEnd(_ end: @escaping () -> Void) { ends.append(end) }

    /// Performs what has come up in a pass, innermost views first, and begins the next pass.
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
