import CLinux
import Glibc
import GroupStore

/// Commands that are started and left to themselves: they go on when the host ends.
enum LaunchedCommand {
    static func launch(_ words: [String]) throws(Errno) {
        let arguments = words.map { strdup($0) } + [nil]
        defer { for word in arguments { free(word) } }
        _ = try systemCall { clinux_launch(arguments, environ) }
    }
}
