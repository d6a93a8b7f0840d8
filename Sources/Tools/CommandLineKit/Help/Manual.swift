/// The manual page, generated from the table of commands.
package struct Manual {
    private let program: Program

    init(_ program: Program) {
        self.program = program
    }

    var page: String {
        var page = """
            .TH \(program.name.uppercased()) 1 "" "\(program.name) \(program.version)"
            .SH NAME
            \(program.name) \\- \(Manual.escaped(program.summary))
            .SH SYNOPSIS
            .B \(program.name)
            \(synopsis)
            .SH DESCRIPTION
            \(Manual.escaped(program.description))
            \(notes).SH OPTIONS
            All commands take these, before their names or after; --version is used alone.

            """
        for option in program.options + [.version] { page += entry(of: option) }
        page += ".SH COMMANDS\n"
        for command in program.shown { page += entry(of: command) }
        for section in program.sections { page += section.text }
        page += """
            .SH EXIT STATUS
            0 done, 1 not found, 2 wrong usage, 3 the store could not do it.

            """
        return page + examples + seeAlso
    }

    private var examples: String {
        let examples = program.shown.flatMap(\.examples).map { example in
            ".PP\n\(Manual.escaped(Help.sentence(example.meaning)))\n.PP\n.RS\n.EX\n"
                + "\(Manual.escaped(Help.line(of: example, in: program)))\n.EE\n.RE\n"
        }
        return examples.isEmpty ? "" : ".SH EXAMPLES\n" + examples.joined()
    }

    private var seeAlso: String {
        if program.seeAlso.isEmpty { return "" }
        return ".SH SEE ALSO\n" + program.seeAlso.map { ".BR \($0)" }.joined(separator: " ,\n") + "\n"
    }

    /// The usage line, with literal words in bold and placeholders in italics.
    private var synopsis: String {
        let words = Manual.escaped(program.usage).split(separator: " ").map { word in
            let (start, end) = (word.prefix { $0 == "[" }, word.hasSuffix("]") ? "]" : "")
            let text = word.dropFirst(start.count).dropLast(end.count)
            return start + (text == "..." ? text : "\\f\(text.hasPrefix("\\-") ? "B" : "I")\(text)\\fR") + end
        }
        return words.joined(separator: " ")
    }

    /// The notes of the overview, joined into a paragraph.
    private var notes: String {
        if program.notes.isEmpty { return "" }
        return ".PP\n\(Manual.escaped(program.notes.split(separator: "\n").joined(separator: " ")))\n"
    }

    private func entry(of option: Option) -> String {
        ".TP\n\\fB\(Manual.escaped(Help.spelling(option)))\\fR\n\(Manual.escaped(option.summary))\n"
    }

    private func entry(of command: Command) -> String {
        var text = ".TP\n\\fB\(Manual.escaped(command.name))\\fR \(Manual.escaped(command.operands))\n"
        text += Manual.escaped(Help.sentence(command.summary)) + "\n"
        if !command.details.isEmpty { text += Manual.escaped(command.details) + "\n" }
        for option in command.options {
            text += ".RS\n\(entry(of: option)).RE\n"
        }
        return text
    }

    static func escaped(_ text: String) -> String {
        var page = ""
        for character in text {
            switch character {
            case "\\": page += "\\\\"
            case "-": page += "\\-"
            case "…": page += "..."
            case _ where !character.isASCII:
                for scalar in character.unicodeScalars {
                    page += "\\[u\(String(scalar.value, radix: 16, uppercase: true).padded(toAtLeast: 4))]"
                }
            default: page.append(character)
            }
        }
        // A dot or a quote at the start of a line would be a roff request.
        return page.hasPrefix(".") || page.hasPrefix("'") ? "\\&" + page : page
    }
}

extension String {
    /// The digits, padded with zeros.
    fileprivate func padded(toAtLeast width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }
}

extension Command {
    /// Used by the build.
    static let manual = Command(
        name: "manual", summary: "print the source of the manual page", isForPrograms: true,
        run: { invocation in
            _ = try invocation.operands(0...0)
            Output.standard.write(Manual(invocation.program).page)
        })
}
