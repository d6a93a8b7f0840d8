import GroupSystem

/// The commands that taps on a script's lines start, in sessions of their own: an application that is opened stays.
struct TappedCommands {
    /// Commands that took longer than a tap is waited for.
    private var running: [ChildProcess] = []

    /// How long a command is waited for.
    private static let patience = Duration.seconds(5)

    /// Runs a command to its end, or until it takes too long. Returns why it failed, if it did.
    mutating func run(_ start: ProgramStart, input: String?) throws(Errno) -> String? {
        running.removeAll { $0.hasEnded && (try? $0.wait()) != nil }
        // The command may outlive the reader of our own output.
        let nothing = try FileDescriptor(opening: "/dev/null", .readWrite)
        let text = try FileDescriptor.scratch()
        try text.writeAll(Array((input ?? "").utf8))
        text.rewind()
        var start = start
        start.family = .ownSession
        (start.input, start.output, start.errorOutput) = (text.rawValue, nothing.rawValue, nothing.rawValue)
        let child = try start.start()
        guard child.ends(by: .now + TappedCommands.patience) else {
            running.append(child)
            return nil
        }
        let code = try child.wait().shellCode
        return code == 0 ? nil : "\(start.words[0]) exited with code \(code)"
    }

    /// A command in Debian's chosen terminal; as it is where there is no screen for one.
    static func inTerminal(_ words: [String]) -> [String] {
        let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessEnvironment.words($0) != nil }
        return hasScreen ? ["x-terminal-emulator", "-e"] + words : words
    }
}
