import CommandLineKit
import WidgetTerminal

/// The user's wishes for drawing on a terminal.
struct TerminalWishes {
    /// The theme; nil to ask the terminal.
    var theme: Theme?
    var isASCII = false
}

extension Invocation {
    var terminalWishes: TerminalWishes {
        get throws(Failure) {
            if has("dark"), has("light") { throw misused("--dark and --light exclude each other") }
            let theme: Theme? = has("dark") ? .dark : has("light") ? .light : nil
            return TerminalWishes(theme: theme, isASCII: has("ascii"))
        }
    }
}

extension Option {
    static let ascii = Option(name: "ascii", summary: "frames and signs in ASCII, for terminals without others")
    static let darkScreen = Option(name: "dark", summary: "as on a dark screen (default: the terminal is asked)")
    static let lightScreen = Option(name: "light", summary: "as on a light screen")
}
