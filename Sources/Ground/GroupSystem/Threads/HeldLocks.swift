import CLinux

/// The files that the calling thread has locked, so that it does not wait for itself.
package enum HeldLocks {
    /// Notes a lock; false if this thread already holds it.
    package static func add(_ file: FileIdentity) -> Bool { clinux_hold_lock(file.device, file.inode) == 0 }

    package static func remove(_ file: FileIdentity) { clinux_release_lock(file.device, file.inode) }
}
