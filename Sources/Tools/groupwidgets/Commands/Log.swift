import CommandLineKit
import WidgetArchive
import WidgetRecords

extension Command {
    static let log = Command(
        name: "log",
        operands: "[ID|KIND|PROGRAM]",
        summary: "print what widget programs print, with the time of each line",
        details: """
            That is what they write to stdout and stderr, and by Logger. Without a name, the lines of all programs are \
            printed, each after its program's name. With --json and --follow, each line is an object of its own. A log \
            keeps its last one to two megabytes.
            """,
        options: [
            .json, .init(name: "follow", short: "f", summary: "go on with what comes next"),
            .init(name: "last", argument: "COUNT", summary: "print at most COUNT lines of each program"),
        ],
        examples: [.init(line: "groupwidgets log -f BasicWidget", meaning: "what it prints from now on, too")],
        completes: [.widgetOrKind],
        of: { invocation in
            let widgets = try invocation.widgets
            let name = try invocation.operands(0...1).first
            let programs =
                try name.map { [try widgets.program(meantBy: $0)] } ?? widgets.registeredPrograms().map(\.name)
            let isStream = invocation.has("follow")
            let printer = LogPrinter(
                style: Style(of: 1), namesPrograms: name == nil, printsJSON: invocation.has("json"))
            let tails = programs.map { LogTail($0, of: widgets) }
            if isStream { try widgets.make() }
            let follower = isStream ? try LogFollower(in: "\(widgets.path)/log") : nil
            let count = try invocation.count("last") ?? .max
            let found = tails.map { ($0.program, $0.newLines().suffix(count)) }
            if invocation.has("json"), !isStream {
                let lines = found.flatMap { program, lines in lines.map { LogLine(program: program, line: $0) } }
                return Output.standard.write(try json(listing: lines))
            }
            for (program, lines) in found { try printer.print(lines, of: program) }
            if let follower {
                try follower.follow { names in
                    for tail in tails where names.contains(tail.fileName) {
                        try printer.print(tail.newLines(), of: tail.program)
                    }
                }
            }
            if found.allSatisfy(\.1.isEmpty) { note("\(name.map { "'\($0)'" } ?? "no program") has printed nothing\n") }
        })
}

private struct LogPrinter {
    let style: Style
    let namesPrograms: Bool
    let printsJSON: Bool

    func print(_ lines: some Sequence<ProgramLog.Line>, of program: String) throws {
        if printsJSON {
            for line in lines { Output.standard.write(try jsonLine(LogLine(program: program, line: line))) }
            return
        }
        let prefix = namesPrograms ? "\(style.paint(program.onOneLine, .cyan))  " : ""
        for line in lines {
            let time = line.date.map { "\($0.localStamp.withMilliseconds)  " } ?? ""
            Output.standard.print("\(time)\(prefix)\(line.text.onOneLine)")
        }
    }
}

private struct LogLine: ArchiveWritable {
    let program: String
    let line: ProgramLog.Line

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("date", line.date)
            json.member("program", program)
            json.member("text", line.text)
        }
    }
}

extension WidgetsDirectory {
    /// The program with a name, or of a placed widget, or of a kind.
    fileprivate func program(meantBy name: String) throws -> String {
        if try registeredPrograms().contains(where: { $0.name == name }) { return name }
        let placed = try shownWidgets().first { [$0.id, $0.instance.kind].contains(name) }
        return try placed?.program ?? kind(name).program.name
    }
}
