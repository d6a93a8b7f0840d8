import Commands
import GroupSystem
import SceneLayout
import WidgetTerminal

/// The terminal that the program runs in.
struct Terminal {
    let colors: Colors
    let theme: Theme

    let isASCII: Bool

    /// Determines what the standard output can show. A terminal that is ready to answer is asked for its background.
    init(_ wishes: TerminalWishes = TerminalWishes(), asking taken: TakenTerminal? = nil) {
        colors = Style(of: FileDescriptor.standardOutput).isOn ? Terminal.colorsOfEnvironment : .none
        isASCII = wishes.isASCII
        theme = wishes.theme ?? taken?.theme() ?? Terminal.themeOfEnvironment
    }

    /// The last part of COLORFGBG is the background; 7 and everything from 9 is light.
    private static var themeOfEnvironment: Theme {
        let ground = ProcessEnvironment.words("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) } ?? 0
        return ground == 7 || ground > 8 ? .light : .dark
    }

    static var isTerminal: Bool {
        TerminalDevice.isBehind(FileDescriptor.standardOutput)
            && ProcessEnvironment.words("TERM").map { $0 != "dumb" } == true
    }

    /// Whether keys can be typed, too.
    static var isInteractive: Bool { isTerminal && TerminalDevice.isBehind(FileDescriptor.standardInput) }

    private static var colorsOfEnvironment: Colors {
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

    /// What its background asks for; nil if the terminal does not tell at once.
    func theme() -> Theme? {
        guard TerminalDevice.isBehind(FileDescriptor.standardInput) else { return nil }
        _ = output.write(GroundAnswer.question)
        var bytes: [UInt8] = []
        let deadline = MonotonicTime.now + .milliseconds(150)
        while !GroundAnswer(bytes).isComplete, bytes.count < 256,
            Readiness.wait(for: [Interest(FileDescriptor.standardInput)], until: deadline)[0],
            let more = try? FileDescriptor.readSome(FileDescriptor.standardInput), !more.isEmpty
        {
            bytes += more
        }
        return GroundAnswer(bytes).isDark.map { $0 ? .dark : .light }
    }

    deinit {
        _ = output.write("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l")
        output.finish()
    }
}
