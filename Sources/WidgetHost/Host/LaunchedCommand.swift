import CLinux
import Glibc
import GroupStore

/// A command that was started and is left to itself, but for noticing its end.
final class LaunchedCommand {
    private let process: pid_t
    private let end: FileDescriptor

    init(_ words: [String]) throws(Errno) {
        var arguments = words.map { strdup($0) } + [nil]
        var environment = ProcessEnvironment.variables.map { strdup($0) } + [nil]
        defer { for string in arguments + environment { free(string) } }
        let started = try systemCall { clinux_start(&arguments, &environment) }
        process = started
        end = FileDescriptor(owning: try systemCall { clinux_watch_process(started) })
    }

    var descriptor: Int32 { end.rawValue }

    /// Whether it has ended.
    func reap() -> Bool {
        waitpid(process, nil, WNOHANG) != 0
    }
}
