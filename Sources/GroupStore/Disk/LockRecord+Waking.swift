import GroupSystem
import Synchronization

/// How a writer wakes those who wait for it, without a system call more than one look where nobody does.
///
/// Behind the record there is a word that a waiter sets to 1 before it looks at the generation, and for which it then
/// waits with a futex as long as it is 1. A writer that has changed the generation and finds the word set clears it, and
/// wakes all. So none is missed; a waiter that was killed costs one writer one wake.
extension LockRecord {
    static let waitersOffset = size
    static let noWaiters: UInt32 = 0
    static let waiters: UInt32 = 1

    /// Wakes those who wait for the generation to change, which it has. What fails leaves them to their next look.
    static func wakeWaiters(_ file: borrowing FileDescriptor) {
        // The word must not be read before the generation is written.
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        guard let word = readWaiters(file), word != noWaiters else { return }
        _ = writeWaiters(noWaiters, file)
        AwaitedWord.wake(in: file, at: waitersOffset)
    }

    /// Nil where nobody has ever waited.
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
