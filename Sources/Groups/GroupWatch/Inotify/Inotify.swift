package import GroupSystem

/// An inotify instance, as the watching thread uses it. Two of them pass the same tests: the kernel's own calls, and
/// libinotifytools.
package protocol Inotify: AnyObject {
    /// For `poll`: readable when there are events.
    var descriptor: Int32 { get }
    /// Watches that the kernel has ended, and that still take up space until the instance is released.
    var deadWatches: Int { get }

    /// Watches a directory. Returns nil if there is none at the path, or none that we may watch. A symbolic link counts
    /// as a directory only if the mask follows it.
    func watch(_ path: String, _ mask: DirectoryEvent.Kinds) throws(InotifyProblem) -> WatchDescriptor?
    func unwatch(_ watch: WatchDescriptor)
    /// The next event, or nil if there is none right now.
    func next() -> DirectoryEvent?
}

extension Errno {
    /// Whether this means that there is no directory to watch, which is no problem of inotify's.
    package var meansNoDirectoryToWatch: Bool {
        switch self {
        case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels, .permissionDenied: true
        default: false
        }
    }
}
