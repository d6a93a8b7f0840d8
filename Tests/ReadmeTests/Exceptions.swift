/// The commands of the documents that are not run as they stand, and why.
enum Exceptions {
    /// What is not run at all.
    static let untried = [
        "make demo": "builds the package in another kind",
        "make install PREFIX=$HOME/.local": "builds the package in two more kinds, and installs",
    ]

    /// What is run instead, and printed then.
    static let standIns = [
        // It takes the terminal, and the shell with it.
        "groupwidgets run": [
            ("groupwidgets run --plain > host.log 2>&1 &", []), ("groupwidgets why", ["…the host started…", "…"]),
        ]
    ]
}
