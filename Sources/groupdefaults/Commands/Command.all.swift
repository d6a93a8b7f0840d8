extension Command {
    static let version = "0.1.0"

    /// In the order in which people meet them.
    static let all: [Command] = [
        set, get, unset, list, suites, use, find, path,
        merge, replace, rename, append, put,
        export, import_, edit, check,
        watch, wait,
        defaults, help, completions, complete, manual,
    ]

    /// Those that people are told of.
    static var shown: [Command] { all.filter { !$0.summary.isEmpty } }
}
