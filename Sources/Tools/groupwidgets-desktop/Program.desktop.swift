import CommandLineKit

extension Program {
    static let desktop = Program(
        name: "groupwidgets desktop",
        version: Program.version,
        summary: "show widgets on the desktop",
        usage: "run [OPTION …]",
        options: [.root, .color],
        commands: [.run],
        completing: "options",
        description: "Shows the placed widgets on the desktop.")
}
