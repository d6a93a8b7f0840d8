import CLinux
import Glibc
import GroupStore

/// Commands that are started and left to themselves: they go on when the host ends.
enum LaunchedCommand {
    static func launch(_ words: [String]) throws(Errno) {
        var arguments = words.map { strdup($0) } + [nil]
        var environment = ProcessEnvironment.variables.map { strdup($0) } + [nil]
        defer { for string in arguments + environment { free(string) } }
        _ = try systemCall { clinux_launch(&arguments, &environment) }
    }
}
