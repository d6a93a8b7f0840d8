import Foundation

/// strace, with which a test kills a program, fails its system calls, or makes it slow where it says.
public enum Strace {
    public static let isPossible =
        (try? ChildProcess("strace", ["-qq", "-o", "/dev/null", "true"], environment: ["PATH": path]).wait().code) == 0

    /// What a test that needs it says where it is not run.
    public static let excuse = "strace is missing, or may not trace here"

    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
}
