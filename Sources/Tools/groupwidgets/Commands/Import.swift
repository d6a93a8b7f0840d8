import CommandLineKit
import FoundationEssentials
import GroupSystem
import XcodeImport

extension Command {
    static let importing = Command(
        name: "import",
        operands: "CONFIG|DIR",
        summary: "make scripts of waybar's custom modules, or of a directory of plugins",
        details: """
            CONFIG is a configuration of waybar: each custom module with an exec becomes a script. DIR holds plugins of \
            xbar, SwiftBar or Argos, to which links are made. It names what was left out, and the intervals and signals \
            that are no longer needed, as far as a command's words show. 'groupwidgets add' makes widgets of the scripts.
            """,
        options: [
            .init(
                name: "to", argument: "DIR",
                summary: "where the scripts go (default: groupwidgets/scripts in $XDG_DATA_HOME)", completes: .directory
            ),
            .init(name: "force", summary: "replace files that differ"),
        ],
        examples: [
            .init(line: "groupwidgets import ~/.config/waybar/config.jsonc", meaning: "the custom modules of waybar")
        ],
        completes: [.file],
        without: ["root"],
        run: { invocation in
            let operand = try invocation.operands(1...1)[0]
            let place = Path.join(try CurrentProcess.workingDirectory, operand)
            let found = try ScriptSource(place).scripts()
            for reason in found.leftOut { note("left out: \(reason.onOneLine)\n") }
            guard !found.scripts.isEmpty else {
                throw Failure.notFound("\(operand) has nothing that could be a script")
            }
            let directory = ScriptDirectory(path: try invocation.scriptDirectory)
            try directory.write(found.scripts, replacing: invocation.has("force"))
            for script in found.scripts {
                Output.standard.print("\(directory.path)/\(script.name)  \(script.source)".onOneLine)
                for remark in script.remarks { Output.standard.print("  \(remark)".onOneLine) }
            }
            note("next: groupwidgets add \(directory.path)/\(found.scripts[0].name)\n")
        })
}

extension Invocation {
    fileprivate var scriptDirectory: String {
        get throws {
            if let path = argument("to") { return Path.join(try CurrentProcess.workingDirectory, path) }
            if let path = ProcessEnvironment.words("XDG_DATA_HOME"), path.hasPrefix("/") {
                return path + "/groupwidgets/scripts"
            }
            guard let home = ProcessEnvironment.words("HOME"), home.hasPrefix("/") else {
                throw misused("there is no home directory: name one with --to")
            }
            return home + "/.local/share/groupwidgets/scripts"
        }
    }
}
