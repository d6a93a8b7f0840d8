import Glibc

/// A kernel lock on an open file, which ends with its holder, however that ends.
package struct FileLock: ~Copyable, Sendable {
    package let file: FileDescriptor

    /// Locks a file against all others, waiting for another holder as long as the patience lasts: then it throws
    /// `wouldBlock`.
    package init(_ file: consuming FileDescriptor, _ patience: inout Patience) throws(Errno) {
        while try !file.tryLock() {
            guard patience.wait() else { throw .wouldBlock }
        }
        self.file = file
    }

    deinit {
        // Unlocked explicitly, since a child that was forked meanwhile shares the lock until it closes the file.
        flock(file.rawValue, LOCK_UN)
    }
}

extension FileDescriptor {
    /// Takes the lock on a file, which then lasts until the file is closed, also by the children that inherit it. False if
    /// another holder has it. A shared lock excludes none but exclusive ones. The corresponding C function is `flock`.
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
