import Foundation
import TestSupport

/// A `systemctl` and a `journalctl` in front of the PATH, which record what they are asked and answer as a test says.
struct FakeSystemd {
    let tool: Tool
    /// Where a user's units are; there is a space in it.
    let home: String
    private let directory: String

    init(_ program: String = "groupwidgets") throws {
        tool = Tool(program)
        directory = tool.temporary.directory.path + "/systemd"
        home = tool.temporary.directory.path + "/my home"
        for path in [directory + "/bin", home] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        try script(
            "systemctl",
            """
            (IFS='|'; echo "$*") >> '\(directory)/calls'
            for word; do
                if [ -e "\(directory)/refuses-$word" ]; then cat "\(directory)/refuses-$word" >&2; exit 1; fi
            done
            case $2 in show) cat '\(directory)/state' ;; esac
            """)
        try script("journalctl", "cat '\(directory)/journal' 2>/dev/null")
        try tells("LoadState=not-found\nActiveState=inactive")
    }

    private func script(_ name: String, _ text: String) throws {
        try Files.writeProgram("#!/bin/sh\n\(text)\n", to: "\(directory)/bin/\(name)")
    }

    /// What `show` answers from now on.
    func tells(_ state: String) throws { try Files.writeInPlace(state + "\n", to: directory + "/state") }

    func tellsThatItRuns(_ unit: String) throws {
        try tells("LoadState=loaded\nFragmentPath=\(unit)\nUnitFileState=enabled\nActiveState=active")
    }

    /// Has an order fail with these words.
    func refuses(_ order: String, _ words: String) throws {
        try Files.writeInPlace(words + "\n", to: "\(directory)/refuses-\(order)")
    }

    func writesJournal(_ text: String) throws { try Files.writeInPlace(text, to: directory + "/journal") }

    /// The orders so far, but for questions.
    var orders: [String] {
        let lines = ((try? Files.read(directory + "/calls")) ?? "").split(separator: "\n").map(String.init)
        return lines.filter { !$0.contains("|show|") }.map {
            $0.replacing("--user|", with: "").replacing("--quiet|--no-pager|", with: "").replacing("|", with: " ")
        }
    }

    var ownUnit: String { home + "/.config/systemd/user/groupwidgets.service" }

    var unitOfDesktop: String { home + "/.config/systemd/user/groupwidgets-desktop.service" }

    var unitOfPage: String { home + "/.config/systemd/user/groupwidgets-page.service" }

    var environment: [String: String?] {
        ["HOME": home, "PATH": "\(directory)/bin:/usr/bin:/bin", "XDG_RUNTIME_DIR": directory]
    }

    func service(_ words: String..., environment extra: [String: String?] = [:]) throws -> Outcome {
        try tool.start(["service"] + words, environment: environment.merging(extra) { $1 }).wait()
    }
}
