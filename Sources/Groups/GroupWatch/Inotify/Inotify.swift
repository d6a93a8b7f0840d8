package import GroupSystem

/// An inotify instance for the watching thread. Two implementations pass the same tests: by direct system calls, and by
/// libinotifytools.
package protocol Inotify: AnyObject {
    /// For `poll`: readable when there are events.
    var descriptor: Int32 { get }
    /// Watches that the kernel has ended, and that still take up space until the instance is released.
    var deadWatches: Int { get }

    /// Watches a directory. Returns nil if it does not exist, or we may not watch it. A symbolic link counts as a
    /// directory only if the mask follows it.
    func watch(_ path: String, _ mask: DirectoryEvent.Kinds) throws(InotifyProblem) -> WatchDescriptor?
    func unwatch(_ watch: WatchDescriptor)
    /// The next event; nil if none is pending.
    func next() -> DirectoryEvent?
}

extension Errno {
    /// Whether this means that there is no directory to watch, rather than a problem of inotify's.
    package var meansNoDirectoryToWatch: Bool {
        switch self {
        case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels, .permissionDenied: true
        default: false
        }
    }
}
