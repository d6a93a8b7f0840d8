import GroupSystem

/// The help, generated from the table of commands.
struct Help {
    private let program: Program
    private let style: Style

    init(_ program: Program, _ style: Style = Style(of: FileDescriptor.standardOutput)) {
        self.program = program
        self.style = style
    }

    func printOverview() {
        Output.standard.write(overview)
    }

    func print(_ command: Command) {
        Output.standard.write(page(of: command))
    }

    var overview: String {
        var text = """
            \(program.name): \(program.summary)

            usage: \(program.name) \(program.usage)


            """
        text += rows(program.shown.map { ($0.name, $0.summary) }) + "\n"
        if !program.notes.isEmpty { text += program.notes + "\n\n" }
        return text + """
            '\(program.name) help COMMAND' says more. Exit codes: 0 done, 1 not found, 2 wrong usage,
            3 the store could not do it.

            """
    }

    func page(of command: Command) -> String {
        let usage = Help.wrapped("usage: \(program.name) \(command.usage)", width: 96, indent: "           ")
        var text = "\(usage)\n\(Help.sentence(command.summary))\n"
        if !command.details.isEmpty { text += "\n" + Help.wrapped(command.details, width: 96) }
        text += "\nOptions:\n" + rows(program.options(of: command).map { (Help.spelling($0), $0.summary) })
        if !command.examples.isEmpty { text += "\nExamples:\n" }
        for example in command.examples {
            text += "  \(Help.line(of: example, in: program))\n      \(example.meaning)\n"
        }
        return text
    }

    fileprivate func rows(_ rows: [(word: String, meaning: String)]) -> String {
        let widest = rows.reduce(0) { max($0, $1.word.unicodeScalars.count) }
        var text = ""
        for (word, meaning) in rows {
            var padded = word
            for _ in word.unicodeScalars.count..<widest { padded += " " }
            text += "  "
            text += style.paint(padded, .cyan)
            text += "  "
            text += meaning
            text += "\n"
        }
        return text
    }

    private static func wrapped(_ text: String, width: Int, indent: String = "") -> String {
        var (wrapped, used) = ("", 0)
        for word in text.split(separator: " ") {
            let count = word.count
            if used + count >= width {
                wrapped += "\n" + indent
                used = indent.count
            } else if used > 0 {
                wrapped += " "
                used += 1
            }
            wrapped += word
            used += count
        }
        return wrapped + "\n"
    }
}

extension Invocation {
    /// The error for a command with several verbs that was called without one.
    package func withoutVerb(_ verbs: [(word: String, meaning: String)]) -> Failure {
        let usage = "usage: \(program.name) \(command.name) VERB [WORD …]"
        let more = "'\(program.name) help \(command.name)' says more."
        let rows = Help(program).rows(verbs)
        return Failure(code: .usage, message: "\(usage)\n\n\(rows)\n\(more)", isPlain: true)
    }
}

// MARK: Shared with the manual page

extension Help {
    static func spelling(_ option: Option) -> String {
        option.spellings.joined(separator: ", ") + (option.argument.map { " \($0)" } ?? "")
    }

    /// An example as a person types it; some start with another program.
    static func line(of example: Command.Example, in program: Program) -> String {
        example.line.holds(program.name) ? example.line : "\(program.name) \(example.line)"
    }

    static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }
}

extension Command {
    static let help = Command(
        name: "help",
        operands: "[COMMAND]",
        summary: "show help",
        completes: [.command],
        run: { invocation in
            let (program, name) = (invocation.program, try invocation.operands(0...1).first)
            guard let name else { return Help(program).printOverview() }
            Help(program).print(try program.command(named: name))
        })
}
