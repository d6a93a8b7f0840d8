import CLinux

/// Which files the calling thread has locked, so that it does not wait for itself.
package enum HeldLocks {
    /// False if it holds the lock on this file already.
    package static func add(_ file: FileIdentity) -> Bool { clinux_hold_lock(file.device, file.inode) == 0 }

    package static func remove(_ file: FileIdentity) { clinux_release_lock(file.device, file.inode) }
}
