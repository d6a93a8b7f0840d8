import Glibc
import GroupStore

/// Tells what went wrong, in two lines at most, and the exit code that says it to the shell.
func report(_ error: any Error) -> Int32 {
    try? Output.standard.flush()
    let failure = Failure(error)
    let style = Style(of: STDERR_FILENO)
    var text = ""
    text += (failure.isPlain ? "" : style.paint("error:", .red) + " ") + failure.message + "\n"
    if let hint = failure.hint { text += style.paint("hint:", .cyan) + " \(hint)\n" }
    note(text)
    return failure.code.rawValue
}

/// Writes to the standard error output. Where that cannot be done, nobody is left to be told.
package func note(_ text: String) {
    try? File.write(Array(text.utf8), to: STDERR_FILENO)
}
