/// The manual page, made from the table of commands.
enum Manual {
    static var page: String {
        var page = """
            .TH GROUPDEFAULTS 1 "" "groupdefaults \(Command.version)"
            .SH NAME
            groupdefaults \\- defaults that processes share, as plain files
            .SH SYNOPSIS
            .B groupdefaults
            [\\fB\\-s\\fR \\fISUITE\\fR] [\\fB\\-\\-root\\fR \\fIDIR\\fR] \\fICOMMAND\\fR [\\fIARGUMENT\\fR ...]
            .SH DESCRIPTION
            Keeps property\\-list values by key in suites, each a JSON file that any process may read and any may write.
            What is set is durable and seen by every reader when the command returns. No daemon takes part.
            .SH COMMANDS

            """
        for command in Command.shown { page += section(command) }
        return page + ending
    }

    private static func section(_ command: Command) -> String {
        var text = ".TP\n\\fB\(escaped(command.name))\\fR \(escaped(command.operands))\n"
        text += escaped(Help.sentence(command.summary)) + "\n"
        if !command.details.isEmpty { text += escaped(command.details) + "\n" }
        for option in command.options {
            text += ".RS\n.TP\n\\fB\(escaped(Help.spelling(option)))\\fR\n\(escaped(option.summary))\n.RE\n"
        }
        for example in command.examples {
            text += ".RS\n.PP\n.EX\n\(escaped(Help.line(of: example)))\n.EE\n\(escaped(example.meaning))\n.RE\n"
        }
        return text
    }

    private static let ending = """
        .SH ENVIRONMENT
        .TP
        .B GROUPDEFAULTS_SUITE
        The suite to work on.
        .TP
        .B GROUPDEFAULTS_ROOT
        The directory of the group containers; else \\fI$XDG_DATA_HOME/group\\-containers\\fR, else
        \\fI~/.local/share/group\\-containers\\fR.
        .TP
        .B VISUAL\\fR, \\fBEDITOR
        The editor for \\fBedit\\fR.
        .TP
        .B NO_COLOR
        If set, no colours are used.
        .SH FILES
        .TP
        .I ROOT/SUITE/Library/Preferences/SUITE.json
        The suite: one JSON object. It may be edited with any editor.
        .SH EXIT STATUS
        0 done, 1 not found, 2 wrong usage, 3 the store could not do it.

        """

    private static func escaped(_ text: String) -> String {
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
        // A dot or a quote at the start of a line would be a request.
        return page.hasPrefix(".") || page.hasPrefix("'") ? "\\&" + page : page
    }
}

extension String {
    /// The digits with zeros before them.
    fileprivate func padded(toAtLeast width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }
}

extension Command {
    /// For the build: it has no summary, and so no place in the help.
    static let manual = Command(
        name: "manual", summary: "",
        run: { invocation in
            _ = try invocation.operands(0...0)
            Output.standard.write(Manual.page)
        })
}
