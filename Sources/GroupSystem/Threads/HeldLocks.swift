import CLinux

/// Which files the calling thread has locked, so that it does not wait for itself.
package enum HeldLocks {
    /// False if it holds the lock on this file already.
    package static func add(_ file: FileStatus) -> Bool { clinux_hold_lock(file.device, file.inode) == 0 }

    package static func remove(device: UInt64, inode: UInt64) {
        clinux_release_lock(device, inode)
    }
}
