import Foundation

/// The last line of defence against malicious lists: more than any list costs that the tool passes on, yet finite.
enum ResourceLimits {
    private static let memory = rlim_t(4 << 30)
    private static let seconds = rlim_t(300)

    static func apply() {
        lower(__rlimit_resource_t(RLIMIT_AS.rawValue), to: memory)
        lower(__rlimit_resource_t(RLIMIT_CPU.rawValue), to: seconds)
    }

    private static func lower(_ resource: __rlimit_resource_t, to bound: rlim_t) {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_cur, bound)
        setrlimit(resource, &limit)
    }
}
