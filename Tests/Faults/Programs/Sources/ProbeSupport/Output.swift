import Glibc

/// Prints a line at once: a program that is killed has said all that it has done.
public func say(_ line: String) {
    write(line + "\n", to: STDOUT_FILENO)
}

public func complain(_ line: String) {
    write(line + "\n", to: STDERR_FILENO)
}

public func fail(_ line: String) -> Never {
    complain(line)
    exit(3)
}

private func write(_ text: String, to descriptor: Int32) {
    var text = text
    _ = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
}

/// Seconds of a clock that nobody sets.
public func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
