public import GroupStore
import GroupSystem

/// Why inotify is unavailable, either altogether or for another directory.
public enum InotifyProblem: Error, Sendable, Hashable {
    /// The user has no inotify instances left.
    case tooManyInstances(limit: Int?)
    /// The user has no watches left.
    case tooManyWatches(limit: Int?)
    /// The process has no descriptor left that libinotifytools can use.
    case tooManyDescriptors
    /// Inotify failed for another reason.
    case failed(Errno)

    package init(instances error: Errno) {
        self = error == .tooManyOpenFiles ? .tooManyInstances(limit: Self.limit("max_user_instances")) : .failed(error)
    }

    package init(watches error: Errno) {
        self = error == .noSpace ? .tooManyWatches(limit: Self.limit("max_user_watches")) : .failed(error)
    }

    private static func limit(_ name: String) -> Int? {
        Int(SmallFile.text("/proc/sys/fs/inotify/\(name)").prefix { $0.isASCII && $0.isNumber })
    }
}

extension InotifyProblem: CustomStringConvertible {
    /// The problem, and how to solve it.
    public var description: String {
        switch self {
        case .tooManyInstances(let limit):
            "this user has no inotify instances left\(Self.words(limit)) (raise it: sysctl "
                + "fs.inotify.max_user_instances=\(2 * (limit ?? 128)), or raise 'ulimit -n')"
        case .tooManyWatches(let limit):
            "this user has no inotify watches left\(Self.words(limit)) (raise it: sysctl "
                + "fs.inotify.max_user_watches=\(2 * (limit ?? 65_536)))"
        case .tooManyDescriptors: "this process has too many open files for inotify"
        case .failed(let error): "inotify failed: \(error)"
        }
    }

    private static func words(_ limit: Int?) -> String {
        limit.map { ": the limit is \($0)" } ?? ""
    }
}
