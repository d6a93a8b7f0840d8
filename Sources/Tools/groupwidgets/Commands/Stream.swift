import CommandLineKit
import GroupSystem
import WidgetRecords

extension Command {
    static let stream = Command(
        name: "stream",
        operands: "ID …",
        summary: "print widgets in words for a bar, at each change",
        details: """
            A record is printed at once, at each change, at the date of each entry, and as timers tick. The text is \
            all of a small widget's words, and the first line of a larger one's; the tooltip has the rest, and why it \
            changed. A widget that is removed is an empty record, until it is placed again. ID may be a stack, of \
            which the widget on top is shown. With i3bar, json and plain, there may be several. i3bar's clicks are \
            read: the left button taps the first target, and the right one reloads. The command ends with its reader.
            """,
        options: [.barFormat, .template, .init(name: "once", summary: "print the records once, and end")],
        examples: [
            .init(line: "groupwidgets stream Coffee-1 --format waybar", meaning: "for a custom module of waybar"),
            .init(line: "groupwidgets stream Coffee-1 --template '☕ {text}'", meaning: "a line of text"),
            .init(line: "groupwidgets stream Coffee-1 Note-1 --format i3bar", meaning: "a whole line for i3bar"),
        ],
        completes: [.widget],
        of: { invocation in
            let names = try invocation.operands(atLeast: 1)
            let session = try StreamSession(invocation)
            if names.count > 1, !session.format.showsSeveral {
                throw invocation.misused("--format \(session.format.rawValue) shows one widget")
            }
            try session.run(names)
        })
}

extension BarFormat {
    fileprivate var showsSeveral: Bool { [.i3bar, .json, .plain].contains(self) }
}

/// Prints records until the reader goes away.
private final class StreamSession {
    private let widgets: WidgetsDirectory
    private var feed: BarFeed
    private let isOnce: Bool
    private let tool: [String]
    private let loop = EventLoop()
    private var clicks = LineBuffer()
    private var isOver = false

    var format: BarFormat { feed.format }

    init(_ invocation: Invocation) throws {
        widgets = try invocation.widgets
        isOnce = invocation.has("once")
        let chosen = try invocation.barFeed(takesClicks: !isOnce, goesOn: !isOnce)
        feed = chosen ?? BarFeed(.plain)
        let root = invocation.argument("root").map { ["--root", $0] } ?? []
        tool = ["groupwidgets"] + root
    }

    func run(_ names: [String]) throws {
        let stream = try WidgetStream(of: names, on: widgets.screen, in: loop) { [unowned self] in print($0) }
        stream.report()
        if isOnce { return }
        // Nothing is requested of the output: it is only ready when its reader has gone away.
        loop.add(FileDescriptor.standardOutput, .nothing) { [unowned self] in isOver = true }
        if format == .i3bar { takeClicks(for: stream) }
        while !isOver { loop.turn() }
    }

    private func print(_ report: WidgetStream.Report) {
        let text =
            if format == .json, let line = try? jsonLine(report) {
                feed.text(for: report.name, line)
            } else {
                feed.text(for: report.record(tool: tool))
            }
        do throws(Errno) {
            // It waits for a reader that is slow, who then reads the last state.
            try FileDescriptor.writeAll(Array(text.utf8), to: FileDescriptor.standardOutput)
        } catch {
            isOver = true
        }
    }

    private func takeClicks(for stream: WidgetStream) {
        var source: EventLoop.Source?
        source = loop.add(FileDescriptor.standardInput) { [unowned self] in
            guard let bytes = try? FileDescriptor.readSome(FileDescriptor.standardInput), !bytes.isEmpty else {
                source?.cancel()
                return
            }
            clicks.append(bytes)
            while let line = clicks.nextLine() {
                guard let click = BarClick(line: line) else { continue }
                do {
                    try stream.perform(click)
                } catch {
                    note("\(Failure(widgets: error).message)\n", .warning)
                }
            }
        }
    }
}
