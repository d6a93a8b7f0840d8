import GroupSystem
import Synchronization

/// Wakes waiters after a write. If nobody waits, this costs a single read.
///
/// After the record there is a word that a waiter sets to 1 before it reads the generation, and on which it then waits
/// with futexes for as long as it is 1 and the generation is that one. A writer that has changed the generation and
/// finds the word set clears it and wakes all waiters. So no write is missed; a killed waiter costs one writer one
/// needless wake.
extension LockRecord {
    static let waitersOffset = size
    static let noWaiters: UInt32 = 0
    static let waiters: UInt32 = 1

    /// Wakes the processes that wait for the generation to change. If that fails, they notice the change at their next
    /// look.
    static func wakeWaiters(_ file: borrowing FileDescriptor) {
        // The generation must be written before the word is read.
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        guard let word = readWaiters(file), word != noWaiters else { return }
        _ = writeWaiters(noWaiters, file)
        AwaitedWord.wake(in: file, at: waitersOffset)
    }

    /// The waiters' word; nil if nobody has ever waited.
    private static func readWaiters(_ file: borrowing FileDescriptor) -> UInt32? {
        var word = noWaiters
        let count = withUnsafeMutableBytes(of: &word) { try? file.read(into: $0, at: waitersOffset) }
        return count == MemoryLayout.size(ofValue: word) ? word : nil
    }

    static func writeWaiters(_ word: UInt32, _ file: borrowing FileDescriptor) -> Bool {
        let count = withUnsafeBytes(of: word) { try? file.write($0, at: waitersOffset) }
        return count == MemoryLayout.size(ofValue: word)
    }
}
