import CommandLineKit
import GroupSystem

/// A command that has ended, with what it printed.
struct CapturedRun {
    let isDone: Bool
    let output: String
    let errorOutput: String

    /// Runs a command, looked up in PATH, and waits for its end.
    init(_ words: [String]) throws(Errno) {
        let output = try FileDescriptor.scratch()
        let errorOutput = try FileDescriptor.scratch()
        var start = ProgramStart(words)
        (start.output, start.errorOutput) = (output.rawValue, errorOutput.rawValue)
        isDone = try start.start().wait() == .exited(code: 0)
        self.output = try CapturedRun.text(output)
        self.errorOutput = try CapturedRun.text(errorOutput)
    }

    private static func text(_ file: borrowing FileDescriptor) throws(Errno) -> String {
        file.rewind()
        return String(decoding: try File.readAll(file.rawValue), as: UTF8.self)
    }
}
