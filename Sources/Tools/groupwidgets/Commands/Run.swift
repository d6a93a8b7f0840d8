import CommandLineKit
import FoundationEssentials
import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetRecords

extension Command {
    static let run = Command(
        name: "run",
        summary: "run the host: watch, decide, and reload",
        details: """
            On a terminal, the placed widgets are drawn and kept up to date; elsewhere, a line is printed for each \
            reload. A widget that fails costs only itself, and keeps what it showed last.
            """,
        options: [
            .init(name: "plain", summary: "print a line for each reload, also on a terminal"),
            .lightScreen, .darkScreen, .ascii,
            .init(
                name: "distance", argument: "TIME",
                summary: "minimum time between reloads that a timeline asks for (default 5m)"),
            .init(name: "timeout", argument: "TIME", summary: "time limit for a widget to answer (default 10s)"),
            .init(
                name: "memory", argument: "MB", summary: "memory limit per program in MB (default 30, 0 = none)"),
            .init(
                name: "idle", argument: "TIME", summary: "how long an idle program stays (default 60s)"
            ),
            .init(
                name: "budget", argument: "COUNT",
                summary: "reloads a day for each widget, as on iOS (default: no limit)"
            ),
        ],
        examples: [.init(line: "groupwidgets run", meaning: "the placed widgets, live")],
        of: { invocation in
            let options = try hostOptions(invocation)
            let widgets = try invocation.widgets
            if Terminal.isInteractive, !invocation.has("plain") {
                try LiveHost(widgets, options, invocation.terminalWishes).run()
            } else {
                try PlainHost(widgets, options).run()
            }
        })

    private static func hostOptions(_ invocation: Invocation) throws -> WidgetsHost.Options {
        var options = WidgetsHost.Options()
        if let distance = try invocation.duration("distance") {
            options.pacing.minimumDistance = distance / .seconds(1)
        }
        if let timeout = try invocation.duration("timeout") {
            guard timeout > .zero else { throw invocation.misused("a widget needs some time to answer: --timeout 10s") }
            options.limits.timeout = timeout
        }
        if let idle = try invocation.duration("idle") { options.limits.idle = idle }
        if let megabytes = try number("memory", invocation) {
            options.limits.memory = megabytes == 0 ? nil : megabytes * 1_000_000
        }
        options.pacing.dailyBudget = try number("budget", invocation)
        return options
    }

    private static func number(_ option: String, _ invocation: Invocation) throws -> Int? {
        guard let words = invocation.argument(option) else { return nil }
        guard let number = Int(words), (0...1_000_000).contains(number) else {
            throw invocation.misused("'\(words)' is not a number for --\(option)")
        }
        return number
    }
}
