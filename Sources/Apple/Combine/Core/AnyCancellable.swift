/// Cancels something when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Calls a closure when it is cancelled or released.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels something when it is cancelled or released.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { cancel() }

    /// Cancels it, the first time.
    public func cancel() {
        let action = lock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps it with others.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps it with others.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether they are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
