import Commands
import GroupSystem
import SceneLayout
import WidgetTerminal

/// The terminal that the program runs in.
struct Terminal {
    let colors: Colors
    let theme: Theme

    /// Determines what the standard output can show.
    init() {
        colors = Terminal.isTerminal ? Terminal.colorsOfEnvironment : .none
        // The last part of COLORFGBG is the background; 7 and everything from 9 is light.
        let ground = ProcessEnvironment.words("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) } ?? 0
        theme = ground == 7 || ground > 8 ? .light : .dark
    }

    static var isTerminal: Bool {
        TerminalDevice.isBehind(FileDescriptor.standardOutput)
            && ProcessEnvironment.words("TERM").map { $0 != "dumb" } == true
    }

    private static var colorsOfEnvironment: Colors {
        if ProcessEnvironment.words("NO_COLOR") != nil { return .none }
        if ["truecolor", "24bit"].contains(ProcessEnvironment.words("COLORTERM")) { return .full }
        return ProcessEnvironment.words("TERM")?.contains("256") == true ? .palette : .sixteen
    }

    static var size: (columns: Int, rows: Int) {
        if let size = TerminalDevice.size(of: FileDescriptor.standardOutput) { return size }
        return (ProcessEnvironment.words("COLUMNS").flatMap { Int($0) }.map { min(max($0, 1), 1_000) } ?? 100, 40)
    }
}

/// A terminal taken over for a while: the alternate screen, keys as they are typed, and the mouse.
final class TakenTerminal {
    let output = PatientOutput()
    private let keys = TerminalDevice.KeyMode(of: FileDescriptor.standardInput)

    init() {
        _ = output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J")
    }

    deinit {
        _ = output.write("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l")
        output.finish()
    }
}
