import Synchronization

/// Tells a forked child from its parent without a system call.
enum ForkCount {
    private static let forks = Atomic(0)

    /// The number of forks between the process that was started and this one.
    static var current: Int { forks.load(ordering: .relaxed) }

    static func increase() {
        forks.add(1, ordering: .relaxed)
    }
}
