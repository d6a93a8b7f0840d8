import Glibc

/// A kernel lock on an open file, which ends with its holder even if that crashes.
package struct FileLock: ~Copyable, Sendable {
    package let file: FileDescriptor

    /// Takes an exclusive lock. If the patience ends while another holder has it, throws `wouldBlock`.
    package init(_ file: consuming FileDescriptor, _ patience: inout Patience) throws(Errno) {
        while try !file.tryLock() {
            guard patience.wait() else { throw .wouldBlock }
        }
        self.file = file
    }

    deinit {
        // Unlock explicitly, since a child forked meanwhile shares the lock until it closes the file.
        flock(file.rawValue, LOCK_UN)
    }
}

extension FileDescriptor {
    /// Tries to lock a file, until it is closed here and in all children that inherit it; returns false if another
    /// holder has a lock. Shared locks only exclude exclusive ones. The corresponding C function is `flock`.
    package func tryLock(isShared: Bool = false) throws(Errno) -> Bool {
        do throws(Errno) {
            _ = try systemCall { flock(rawValue, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) }
            return true
        } catch {
            guard error == .wouldBlock else { throw error }
            return false
        }
    }
}
