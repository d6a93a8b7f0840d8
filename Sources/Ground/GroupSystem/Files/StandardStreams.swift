@preconcurrency import Glibc

/// The streams that every program has.
package enum StandardStreams {
    /// Opens `/dev/null` as each standard stream that is closed. The next file opened would otherwise get that
    /// number, and receive whatever is printed. Writing to such a stream still fails.
    package static func openMissing() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
    }

    /// Flushes the standard output after each line, also to a pipe: lines would otherwise stay in a buffer, and be
    /// lost in a crash. The corresponding C function is `setvbuf`.
    package static func writeByLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
