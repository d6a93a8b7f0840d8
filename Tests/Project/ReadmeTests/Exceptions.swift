/// The commands of the documents that are not run as they stand, and why.
enum Exceptions {
    /// What is not run at all.
    static let untried = [
        "make demo": "builds where the tests run from",
        "make install PREFIX=\"$HOME/.local\"": "builds the package in two more kinds, and installs",
        "sudo apt install ./groupdefaults*.deb ./groupwidgets*.deb": "installs packages, as check-deb does",
    ]

    /// What is run instead, and printed then.
    static let standIns = [
        // In a block of shell, nothing that is printed is shown.
        "groupwidgets demo": [
            ("groupwidgets demo", ["…", "$ groupdefaults incr cups", "…cups of group.com.example.app changed…", "…"])
        ],
        // It takes the terminal, and the shell with it.
        "groupwidgets run": [
            ("groupwidgets run --plain > host.log 2>&1 &", []), ("groupwidgets why", ["…the host started…", "…"]),
        ],
    ]
}
