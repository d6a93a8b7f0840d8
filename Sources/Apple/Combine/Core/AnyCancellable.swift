/// An activity that can be cancelled.
public protocol Cancellable {
    /// Ends the activity.
    func cancel()
}

extension Cancellable {
    /// Adds the activity to a collection; it is cancelled once it is removed from there.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Adds the activity to a set; it is cancelled once it is removed from there.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self as? AnyCancellable ?? AnyCancellable(self)) }
}

/// Cancels an activity when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Calls a closure on cancellation or release, whichever comes first.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Wraps an activity, which is then cancelled on release.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { cancel() }

    /// Cancels the activity. Further calls have no effect.
    public func cancel() { lock { exchange(&action, with: nil) }?() }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
