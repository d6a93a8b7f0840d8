import Glibc

/// A kernel limit on this process's resources.
package enum ResourceLimit {
    case memory, processorSeconds, openFiles

    /// Lowers the limit, unless it is lower already. The corresponding C function is `setrlimit`.
    package func lower(to bound: UInt) {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_cur, bound)
        setrlimit(resource, &limit)
    }

    /// Raises the limit as far as this process may: a server has a descriptor for each of its viewers.
    package func raise() {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(resource, &limit)
    }

    private var resource: __rlimit_resource_t {
        switch self {
        case .memory: __rlimit_resource_t(RLIMIT_AS.rawValue)
        case .processorSeconds: __rlimit_resource_t(RLIMIT_CPU.rawValue)
        case .openFiles: __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        }
    }
}
