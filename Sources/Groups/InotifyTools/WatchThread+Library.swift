package import GroupWatch

extension WatchThread {
    /// Watches through libinotifytools, whose state is global: a process has no second thread of this kind.
    package static let library = WatchThread { () throws(InotifyProblem) in try LibraryInotify() }
}
