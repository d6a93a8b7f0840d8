import Commands

extension Program {
    static let groupdefaults = Program(
        name: "groupdefaults",
        version: "0.1.0",
        summary: "defaults that processes share, as plain files",
        usage: "[-s SUITE] [--root DIR] COMMAND [ARGUMENT …]",
        options: [.suite, .root],
        commands: [
            .set, .get, .unset, .list, .suites, .use, .find, .path,
            .merge, .replace, .rename, .append, .put, .incr, .toggle, .diff,
            .export, .import_, .edit, .check,
            .watch, .wait,
            .defaults,
        ],
        completing: "commands, suites and keys",
        notes: """
            A command works on the suite that --suite names, else $GROUPDEFAULTS_SUITE, else the one that
            'groupdefaults use' chose, else group.default. Suites lie in the directory that --root names, else
            $GROUPDEFAULTS_ROOT, else $XDG_DATA_HOME/group-containers, else ~/.local/share/group-containers.
            """,
        description: """
            Keeps property-list values by key in suites, each a JSON file that any process may read and any may write.
            What is set is durable and seen by every reader when the command returns. No daemon takes part.
            """,
        sections: [
            .environment([
                .init("GROUPDEFAULTS_SUITE", "The suite to work on."),
                .root,
                .init("VISUAL\\fR, \\fBEDITOR", "The editor for \\fBedit\\fR."),
                .noColour,
            ]),
            .files([
                .init(
                    "ROOT/SUITE/Library/Preferences/SUITE.json",
                    "The suite: one JSON object. It may be edited with any editor."),
                .init("ROOT/.suite", "The name of the suite that \\fBuse\\fR chose."),
            ]),
        ])
}
