package import GroupStore
import GroupSystem

/// Reports an error in at most two lines, and returns the exit code.
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

/// Reports an error of one suite, after which the program goes on with others.
package func warn(of error: StoreError) {
    note("warning: \(error)\(error.advice.map { " (\($0))" } ?? "")\n".withControlsEscaped)
}

/// Writes to the standard error output. If that fails, there is nobody to tell.
package func note(_ text: String) {
    try? FileDescriptor.writeAll(Array(text.utf8), to: FileDescriptor.standardError)
}
