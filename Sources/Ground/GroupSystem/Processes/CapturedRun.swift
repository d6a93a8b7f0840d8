/// A command that has ended, with what it printed.
package struct CapturedRun {
    package let isDone: Bool
    package let output: String
    package let errorOutput: String

    /// Runs a command, looked up in PATH, and waits for its end.
    package init(_ words: [String], changing environment: [String: String?] = [:]) throws(Errno) {
        let output = try FileDescriptor.scratch()
        let errorOutput = try FileDescriptor.scratch()
        var start = ProgramStart(words)
        start.environment = .ours(changing: environment)
        (start.output, start.errorOutput) = (output.rawValue, errorOutput.rawValue)
        isDone = try start.start().wait() == .exited(code: 0)
        self.output = CapturedRun.text(output)
        self.errorOutput = CapturedRun.text(errorOutput)
    }

    private static func text(_ file: borrowing FileDescriptor) -> String {
        file.rewind()
        return String(decoding: file.readToEnd(), as: UTF8.self)
    }
}
