import CommandLineKit

extension Program {
    static let groupdefaults = Program(
        name: "groupdefaults",
        version: Program.version,
        summary: "defaults that processes share, as plain files",
        usage: "[-s SUITE] [--root DIR] COMMAND [ARGUMENT …]",
        options: [.suite, .root, .color],
        commands: names.compactMap(entry(of:)),
        finding: entry(of:),
        completing: "commands, suites and keys",
        adviceOnWord: advice(on:),
        notes: """
            Options such as -s NAME go before a command or after it; --version is used alone.
            A command works on the suite that --suite names, else $GROUPDEFAULTS_SUITE, else the one that
            'groupdefaults use' chose, else group.default. Suites are in the directory that --root names, else
            $GROUPDEFAULTS_ROOT, else $XDG_DATA_HOME/group-containers, else ~/.local/share/group-containers.
            """,
        description: """
            Keeps property-list values by key in suites, each a JSON file that any process may read and any may write.
            What is set is durable and seen by every reader when the command returns. No daemon takes part.
            """,
        seeAlso: ["groupwidgets (1)", "jq (1)", "inotify (7)"],
        sections: [
            .environment([
                .init("GROUPDEFAULTS_SUITE", "The suite to work on."),
                .root,
                .init("VISUAL\\fR, \\fBEDITOR", "The editor for \\fBedit\\fR."),
                .noColour,
                .forcedColours,
            ]),
            .files([
                .init(
                    "ROOT/SUITE/Library/Preferences/SUITE.json",
                    "The suite: one JSON object. It may be edited with any editor."),
                .init("ROOT/.suite", "The name of the suite that \\fBuse\\fR chose."),
            ]),
        ])
}

/// The commands, in the order of the help.
private let names = [
    "set", "get", "unset", "list", "suites", "use", "find", "path",
    "merge", "replace", "rename", "append", "put", "incr", "toggle", "diff",
    "export", "import", "edit", "check", "link",
    "watch", "wait", "sync",
    "defaults",
]

/// Creates a command by its name, since each run needs only one.
private func entry(of name: String) -> Command? {
    switch name {
    case "set": .set
    case "get": .get
    case "unset": .unset
    case "list": .list
    case "suites": .suites
    case "use": .use
    case "find": .find
    case "path": .path
    case "merge": .merge
    case "replace": .replace
    case "rename": .rename
    case "append": .append
    case "put": .put
    case "incr": .incr
    case "toggle": .toggle
    case "diff": .diff
    case "export": .export
    case "import": .import_
    case "edit": .edit
    case "check": .check
    case "link": .link
    case "watch": .watch
    case "wait": .wait
    case "sync": .sync
    case "defaults": .defaults
    default: nil
    }
}

/// The equivalent of a word that other tools have.
private func advice(on word: String) -> String? {
    switch word {
    case "read", "show", "print", "cat":
        "'groupdefaults get KEY' prints a value, and 'groupdefaults list' all; "
            + "'groupdefaults defaults read' is Apple's grammar"
    case "write", "store", "save":
        "'groupdefaults set KEY VALUE' sets a value; 'groupdefaults defaults write' is Apple's grammar"
    case "delete", "remove", "rm", "del", "clear":
        "'groupdefaults unset KEY' removes a value, and 'unset --all' a suite"
    case "ls", "keys", "dump", "print-all":
        "'groupdefaults list' prints keys and values, and 'groupdefaults suites' suites"
    case "mv": "'groupdefaults rename KEY NEWKEY' gives a value another key"
    case "add", "push": "'groupdefaults append KEY VALUE' adds to an array, and 'groupdefaults put' to a dictionary"
    case "inc", "increment", "decr", "count": "'groupdefaults incr KEY [BY]' adds to a number"
    case "load": "'groupdefaults merge FILE' and 'groupdefaults import FILE' set all values of a file"
    case "domains": "'groupdefaults suites' prints the names of all suites"
    case "search", "grep": "'groupdefaults find WORD' looks through keys and values"
    case "monitor", "subscribe", "listen", "follow": "'groupdefaults watch' prints each change"
    case "log", "history": "changes are not kept; 'groupdefaults watch' prints each as it happens"
    case "status", "info": "'groupdefaults use' shows the suite in use, and 'groupdefaults check' checks all suites"
    case "start", "stop", "restart", "run", "daemon", "serve":
        "no daemon takes part, so there is nothing to start or stop"
    default: nil
    }
}
