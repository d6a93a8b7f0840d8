import GroupText

/// A program made of commands. Help, manual page and completions are generated from its table of commands.
package final class Program: Sendable {
    package let name: String
    package let version: String
    /// A short description, without its name.
    package let summary: String
    /// The words after the name in the usage line.
    package let usage: String
    /// The options that every command takes.
    package let options: [Option]
    /// The commands, in the order of the help.
    package var commands: [Command] {
        makeCommands() + [.help, .completions(of: name, completing: completing), .complete, .manual]
    }
    private let makeCommands: @Sendable () -> [Command]
    private let findCommand: @Sendable (String) -> Command?
    private let completing: String
    /// The lines that the overview prints below the commands.
    package let notes: String
    /// The text before the commands in the manual page.
    package let description: String
    /// Other manual pages, such as `groff (1)`.
    let seeAlso: [String]
    /// The advice on a word that is the name of a command elsewhere.
    let adviceOnWord: @Sendable (String) -> String?
    package var sections: [Manual.Section] { makeSections() }
    private let makeSections: @Sendable () -> [Manual.Section]

    /// Creates a program; every program also has `--help` and the commands about itself. `completing` describes what
    /// its completions complete. `finding` may find a command by its name without creating the others.
    package init(
        name: String, version: String, summary: String, usage: String, options: [Option],
        commands: @autoclosure @escaping @Sendable () -> [Command],
        finding findCommand: @escaping @Sendable (String) -> Command? = { _ in nil }, completing: String,
        adviceOnWord: @escaping @Sendable (String) -> String? = { _ in nil }, notes: String = "",
        description: String, seeAlso: [String] = [],
        sections: @autoclosure @escaping @Sendable () -> [Manual.Section] = []
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.usage = usage
        self.options = options + [.help]
        makeCommands = commands
        self.findCommand = findCommand
        self.completing = completing
        self.adviceOnWord = adviceOnWord
        self.notes = notes
        self.seeAlso = seeAlso
        self.description = description
        makeSections = sections
    }

    /// The commands shown to people.
    package var shown: [Command] { commands.filter { !$0.isForPrograms } }

    package func options(of command: Command) -> [Option] {
        command.options + options.filter { !command.without.contains($0.name) }
    }

    package func command(named name: String) throws(Failure) -> Command {
        if let command = findCommand(name) ?? commands.first(where: { $0.name == name }) { return command }
        let hint =
            adviceOnWord(name) ?? closest(to: name, among: commands.map(\.name)).map { "did you mean '\($0)'?" }
        throw .usage("there is no command '\(name)'", hint: hint ?? "'\(self.name) help' lists the commands")
    }
}
