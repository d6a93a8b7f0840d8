import Foundation
import GroupTesting
import TestSupport

/// A live screen on a terminal of its own.
final class LiveScreen {
    let terminal: PseudoTerminal
    let process: TestProcess
    /// What it has drawn since this was last emptied.
    var drawn = ""

    init(
        _ command: String, in group: TestGroup, columns: UInt16, rows: UInt16, environment: [String: String] = [:]
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        let words = environment.map { "\($0)=\($1)" } + [try TestGroup.path(ofProgram: "groupwidgets"), command]
        process = try group.start("/bin/sh", ["-c", "exec env \"$@\" <> \"$0\" >&0", terminal.path] + words)
    }

    /// A group with a program, of which a kind is placed some times.
    static func group(
        _ program: String, placing kind: String, _ count: Int = 1, environment: [String: String] = [:]
    ) throws -> TestGroup {
        let group = try TestGroup(
            environment: ["NO_COLOR": "1", "TERM": "xterm"].merging(environment) { $1 })
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: program))
        for _ in 0..<count { try group.run("groupwidgets", "place", kind) }
        return group
    }

    func shows(_ words: String) -> Bool {
        eventually {
            drawn += read(terminal.ours)
            return drawn.contains(words)
        }
    }

    func type(_ keys: String) { _ = write(terminal.ours, keys, keys.utf8.count) }

    /// Types, and waits for words. Only what changes is drawn, unless Ctrl-L asks for all.
    func shows(_ words: String, after keys: String) -> Bool {
        drawn = ""
        type(keys)
        return eventually {
            drawn += read(terminal.ours)
            if drawn.contains(words) { return true }
            type("\u{0C}")
            return false
        }
    }

    /// Waits for its end, and takes what it draws until then.
    func ends() -> Bool {
        eventually {
            drawn += read(terminal.ours)
            return !Processes.isRunning(process.identifier)
        }
    }
}
