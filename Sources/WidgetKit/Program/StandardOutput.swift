@preconcurrency import Glibc

/// What the developer prints.
enum StandardOutput {
    /// Has each line go out when it is printed. To a pipe, as that of the host, all would stay in this process until there
    /// is much of it, and be lost in a crash.
    static func writeByLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
