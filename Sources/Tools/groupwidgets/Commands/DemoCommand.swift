import CommandLineKit
import WidgetHost

extension Command {
    static let demo = Command(
        name: "demo",
        summary: "show sample widgets, redrawn as other processes write what they read",
        details: """
            On a terminal, the widgets are live until q, and each write is named at the bottom as one would type it. \
            Elsewhere, or with --once, each write is printed, and the reload that it causes, with pictures of the \
            first. All of it happens in a directory of its own, which is removed at the end: your values and widgets are \
            not touched.
            """,
        options: [.init(name: "once", summary: "print what happens, and end"), .lightScreen, .darkScreen, .ascii],
        examples: [.init(line: "groupwidgets demo", meaning: "two widgets, and somebody who drinks coffee")],
        of: { invocation in
            _ = try invocation.operands(0...0)
            let demo = try Demo()
            if Terminal.isInteractive, !invocation.has("once") {
                let host = try LiveHost(demo.widgets, WidgetsHost.Options(), invocation.terminalWishes)
                try host.show(demo)
                try host.run()
            } else {
                let host = try PlainHost(demo.widgets, WidgetsHost.Options())
                try host.show(demo, on: Terminal(invocation.terminalWishes))
                try host.run()
            }
            note(
                """
                next: groupwidgets add \(try Demo.sample("CoffeeWidget")) && groupwidgets place Coffee && groupwidgets run
                      groupdefaults set -s group.com.example.app --int cups 5    in another terminal
                      groupwidgets init    beside an Xcode project, for the widgets in it

                """)
        })
}
