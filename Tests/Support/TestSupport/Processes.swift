import Foundation

/// The processes of this machine, as the kernel tells of them.
public enum Processes {
    /// Whether a process runs. One that has ended does not, be its parent slow to take note of that.
    public static func isRunning(_ identifier: Int32) -> Bool {
        !["Z", "X", nil].contains(state("\(identifier)"))
    }

    /// Seconds for which this thread has had a processor.
    public static var effortOfThread: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The letter for what a process, or a thread of one, is doing; nil if there is none.
    public static func state(_ name: String) -> Substring? {
        guard let line = try? Files.read("/proc/\(name)/stat"), let end = line.range(of: ") ", options: .backwards)
        else { return nil }
        return line[end.upperBound...].prefix(1)
    }
}
