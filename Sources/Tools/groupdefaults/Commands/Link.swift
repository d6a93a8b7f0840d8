import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let link = Command(
        name: "link",
        operands: "[FILE]",
        summary: "keep the suite's file elsewhere, such as among dotfiles, behind a symbolic link",
        details: """
            With FILE, moves the suite there, or takes the suite that is there, and puts a symbolic link in its place. \
            Without, follows a link made by another program, such as stow or chezmoi; until then, such a link is \
            refused. Link, file and the directories of both must be one user's own, and open to no others. Values are \
            replaced in FILE's directory, as safely as elsewhere. Prints where the link leads. An edit of FILE by another \
            program is seen by its readers at once, and by 'watch' and widgets within a second.
            """,
        options: [Option(name: "off", summary: "put a file of its own, with the same values, in the link's place")],
        examples: [
            Example(line: "link ~/dotfiles/app.json", meaning: "moves the suite there"),
            Example(line: "link -s group.com.example.app", meaning: "follows the link that is there"),
        ],
        completes: [.file],
        run: { invocation in
            let file = try invocation.operands(0...1).first
            let suite = try invocation.suite
            if invocation.has("off") {
                if file != nil { throw invocation.misused("--off takes no FILE") }
                return try suite.unlink()
            }
            let target = try suite.link(to: try file.map { try absolute($0, for: suite) })
            Output.standard.print("\(suite.path) → \(target)".withControlsEscaped)
        })

    /// The absolute path of a file. Throws if both it and the suite have a text, and these differ.
    private static func absolute(_ file: String, for suite: Suite) throws -> String {
        if let own = try suite.text(), let other = try File.contents(file), own != other {
            throw Failure.usage(
                "both the suite and \(file) have values",
                hint: "'groupdefaults diff \(file)' compares them; remove one of the two first")
        }
        return file.hasPrefix("/") ? file : "\(try CurrentProcess.workingDirectory)/\(file)"
    }
}
