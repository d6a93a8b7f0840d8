import Glibc

/// The help, made from the table of commands.
enum Help {
    static func printOverview() {
        let style = Style(of: STDOUT_FILENO)
        var text = """
            groupdefaults: defaults that processes share, as plain files

            usage: groupdefaults [-s SUITE] [--root DIR] COMMAND [ARGUMENT …]


            """
        let width = Command.shown.map(\.name.count).max() ?? 0
        for command in Command.shown {
            text += "  \(style.paint(command.name.padded(to: width), .cyan))  \(command.summary)\n"
        }
        text += """

            A command works on the suite that --suite names, else $GROUPDEFAULTS_SUITE, else the one that
            'groupdefaults use' chose, else group.default. Suites lie in the directory that --root names, else
            $GROUPDEFAULTS_ROOT, else $XDG_DATA_HOME/group-containers, else ~/.local/share/group-containers.

            'groupdefaults help COMMAND' says more. Exit codes: 0 done, 1 not found, 2 wrong usage,
            3 the store could not do it.

            """
        Output.standard.write(text)
    }

    static func print(_ command: Command) {
        let style = Style(of: STDOUT_FILENO)
        var text = "usage: groupdefaults \(command.usage)\n\n\(sentence(command.summary))\n"
        if !command.details.isEmpty { text += "\n" + wrapped(command.details, width: 96) }
        let rows = command.allOptions.map { (spelling($0), $0.summary) }
        let width = rows.map(\.0.count).max() ?? 0
        text += "\nOptions:\n"
        for (spelling, summary) in rows { text += "  \(style.paint(spelling.padded(to: width), .cyan))  \(summary)\n" }
        if !command.examples.isEmpty { text += "\nExamples:\n" }
        for example in command.examples { text += "  \(line(of: example))\n      \(example.meaning)\n" }
        Output.standard.write(text)
    }

    static func spelling(_ option: Option) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        return short + "--" + option.name + (option.argument.map { " \($0)" } ?? "")
    }

    /// An example as one would type it; some begin with another program.
    static func line(of example: Command.Example) -> String {
        example.line.contains("groupdefaults") ? example.line : "groupdefaults \(example.line)"
    }

    static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    private static func wrapped(_ text: String, width: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + word.count >= width { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

extension Command {
    static let help = Command(
        name: "help",
        operands: "[COMMAND]",
        summary: "show help",
        completes: [.command],
        run: { invocation in
            guard let name = try invocation.operands(0...1).first else { return Help.printOverview() }
            Help.print(try named(name))
        })
}
