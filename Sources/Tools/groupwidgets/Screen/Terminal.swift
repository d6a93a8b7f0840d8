import CommandLineKit
import GroupSystem
import SceneLayout
import WidgetTerminal

/// The terminal that the program runs in.
struct Terminal {
    let colors: Colors
    let theme: Theme

    let isASCII: Bool

    /// Determines what the standard output can show. A terminal that is able to answer is asked for its background.
    init(_ wishes: TerminalWishes = TerminalWishes(), asking taken: TakenTerminal? = nil) {
        colors = Style(of: FileDescriptor.standardOutput).isOn ? Terminal.colorsOfEnvironment : .none
        isASCII = wishes.isASCII
        theme = wishes.theme ?? taken?.theme ?? Terminal.themeOfEnvironment
    }

    /// The text of a canvas, in the characters and colours of this terminal.
    func text(of canvas: CellGrid) -> String { (isASCII ? canvas.ascii : canvas).text(colors) }

    /// The last part of COLORFGBG is the background; 7 and everything from 9 is light.
    private static var themeOfEnvironment: Theme {
        let ground = ProcessEnvironment.words("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) } ?? 0
        return ground == 7 || ground > 8 ? .light : .dark
    }

    static var isTerminal: Bool {
        TerminalDevice.isBehind(FileDescriptor.standardOutput)
            && ProcessEnvironment.words("TERM").map { $0 != "dumb" } == true
    }

    /// Whether keys can be typed as well.
    static var isInteractive: Bool { isTerminal && TerminalDevice.isBehind(FileDescriptor.standardInput) }

    private static var colorsOfEnvironment: Colors {
        if ["truecolor", "24bit"].contains(ProcessEnvironment.words("COLORTERM")) { return .full }
        return ProcessEnvironment.words("TERM")?.contains("256") == true ? .palette : .sixteen
    }

    /// The size up to which a terminal is used, even if it claims to be larger.
    private static let largest = (columns: 1_000, rows: 500)

    static var size: (columns: Int, rows: Int) {
        if let size = TerminalDevice.size(of: FileDescriptor.standardOutput) {
            return (min(size.columns, largest.columns), min(size.rows, largest.rows))
        }
        let columns = ProcessEnvironment.words("COLUMNS").flatMap { Int($0) } ?? 100
        return (min(max(columns, 1), largest.columns), 40)
    }
}

/// A terminal taken over for a while: the alternate screen, unbuffered keys, and the mouse.
final class TakenTerminal {
    let output = PatientOutput()
    private let keys: TerminalDevice.KeyMode
    /// The terminal's answer; empty if it does not come at once.
    private(set) var answer = GroundAnswer([])

    private static let release = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

    init() {
        keys = TerminalDevice.KeyMode(of: FileDescriptor.standardInput, releasing: TakenTerminal.release)
        _ = output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J")
        guard TerminalDevice.isBehind(FileDescriptor.standardInput) else { return }
        _ = output.write(GroundAnswer.question)
        answer = .waiting(for: .milliseconds(150))
    }

    /// The theme that suits its background; nil if unknown.
    var theme: Theme? { answer.isDark.map { $0 ? .dark : .light } }

    deinit {
        _ = output.write(TakenTerminal.release)
        output.finish()
    }
}

extension GroundAnswer {
    /// Reads the standard input until the answer is complete, or the time is up.
    static func waiting(for time: Duration) -> GroundAnswer {
        var bytes: [UInt8] = []
        let deadline = MonotonicTime.now + time
        while !GroundAnswer(bytes).isComplete, bytes.count < 256,
            Readiness.wait(for: [Interest(FileDescriptor.standardInput)], until: deadline)[0],
            let more = try? FileDescriptor.readSome(FileDescriptor.standardInput), !more.isEmpty
        {
            bytes += more
        }
        return GroundAnswer(bytes)
    }
}
