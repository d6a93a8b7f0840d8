package import GroupStore
import GroupSystem

/// Tells what went wrong, in two lines at most, and the exit code that says it to the shell.
func report(_ error: any Error) -> Int32 {
    try? Output.standard.flush()
    let failure = Failure(error)
    let style = Style(of: FileDescriptor.standardError)
    var text = ""
    text += (failure.isPlain ? "" : style.paint("error:", .red) + " ") + failure.message.withControlsEscaped + "\n"
    if let hint = failure.hint { text += style.paint("hint:", .cyan) + " \(hint.withControlsEscaped)\n" }
    note(text)
    return failure.code.rawValue
}

/// Tells what went wrong with one suite, where the program goes on with others.
package func warn(of error: StoreError) {
    note("warning: \(error)\(error.advice.map { " (\($0))" } ?? "")\n".withControlsEscaped)
}

/// Writes to the standard error output. Where that cannot be done, nobody is left to be told.
package func note(_ text: String) {
    try? FileDescriptor.writeAll(Array(text.utf8), to: FileDescriptor.standardError)
}
