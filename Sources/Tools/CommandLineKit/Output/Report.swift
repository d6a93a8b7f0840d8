package import GroupStore
package import GroupSystem

/// Reports an error in at most two lines, and returns the exit code.
func report(_ error: any Error) -> Int32 {
    try? Output.standard.flush()
    let failure = Failure(error)
    let style = Style(of: FileDescriptor.standardError)
    let mark = failure.isPlain ? "" : style.paint("error:", .red) + " "
    let hint = failure.hint.map { style.paint("hint:", .cyan) + " \($0.withControlsEscaped)\n" } ?? ""
    write(marked(mark + failure.message.withControlsEscaped + "\n", .error) + marked(hint, .info))
    return failure.code.rawValue
}

/// Reports an error of one suite, after which the program continues with the others.
package func warn(of error: StoreError) {
    note("warning: \(error)\(error.advice.map { " (\($0))" } ?? "")\n".withControlsEscaped, .warning)
}

/// Writes to the standard error output, with a priority for the journal. Errors are ignored.
package func note(_ text: String, _ priority: JournalStream.Priority = .info) {
    write(marked(text, priority))
}

private func marked(_ text: String, _ priority: JournalStream.Priority) -> String {
    JournalStream.text(text, priority, for: FileDescriptor.standardError)
}

private func write(_ text: String) {
    try? FileDescriptor.writeAll(Array(text.utf8), to: FileDescriptor.standardError)
}
