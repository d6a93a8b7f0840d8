import Synchronization

/// The changes that this process makes to defaults, for observers within the package that cannot wait until they are on
/// disk.
package final class OwnChanges: Sendable {
    private static let observers = Mutex<(next: Int, actions: [Int: @Sendable () -> Void])>((0, [:]))

    private let number: Int

    /// Calls `action` at each change, on the thread that makes it, for as long as this object lives.
    package init(_ action: @escaping @Sendable () -> Void) {
        number = OwnChanges.observers.withLock { observers in
            observers.next += 1
            observers.actions[observers.next] = action
            return observers.next
        }
    }

    deinit {
        OwnChanges.observers.withLock { _ = $0.actions.removeValue(forKey: number) }
    }

    static func tell() {
        for action in observers.withLock({ Array($0.actions.values) }) { action() }
    }
}
