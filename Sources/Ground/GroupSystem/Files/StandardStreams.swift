@preconcurrency import Glibc

/// The streams that every program has.
package enum StandardStreams {
    /// Opens `/dev/null` in the place of those that were closed. The number of a stream that the shell has closed would be
    /// that of the next file that is opened, and what is printed would be written there. To write to it fails as before.
    package static func openMissing() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
    }

    /// Has each line that is printed go out at once, also to a pipe: it would otherwise stay in this process until there
    /// is much of it, and be lost in a crash. The corresponding C function is `setvbuf`.
    package static func writeByLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
