import CLinux
import Commands
import Glibc
import SceneLayout
import WidgetTerminal

/// The terminal that the program runs in.
struct Terminal {
    let colors: Colors
    let theme: Theme

    /// What the standard output can show.
    init() {
        colors = Terminal.isTerminal ? Terminal.colorsOfEnvironment : .none
        // The last part of COLORFGBG is the ground; 7 and those from 9 on are light.
        let ground = Environment.variable("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) } ?? 0
        theme = ground == 7 || ground > 8 ? .light : .dark
    }

    static var isTerminal: Bool {
        isatty(STDOUT_FILENO) == 1 && Environment.variable("TERM").map { $0 != "dumb" } == true
    }

    private static var colorsOfEnvironment: Colors {
        if Environment.variable("NO_COLOR") != nil { return .none }
        if ["truecolor", "24bit"].contains(Environment.variable("COLORTERM")) { return .full }
        return Environment.variable("TERM")?.contains("256") == true ? .palette : .sixteen
    }

    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        if isKnown { return (Int(size.ws_col), Int(size.ws_row)) }
        return (Environment.variable("COLUMNS").flatMap { Int($0) }.map { min(max($0, 1), 1_000) } ?? 100, 40)
    }
}

/// A terminal that is ours alone for a while: another screen, each key as it is typed, and the mouse.
final class TakenTerminal {
    let output = PatientOutput()
    private var earlier = termios()

    init() {
        tcgetattr(STDIN_FILENO, &earlier)
        var raw = earlier
        // Ctrl-C still interrupts; Ctrl-Z and Ctrl-\ would leave the screen as it is, and do nothing.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            for number in [VSUSP, VQUIT, VTIME, VMIN] { characters[Int(number)] = 0 }
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        _ = output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J")
    }

    deinit {
        _ = output.write("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l")
        output.finish()
        tcsetattr(STDIN_FILENO, TCSANOW, &earlier)
    }
}
