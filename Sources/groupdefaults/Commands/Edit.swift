import Commands
import Glibc
import GroupStore

extension Command {
    static let edit = Command(
        name: "edit",
        summary: "edit the suite's file in $VISUAL or $EDITOR",
        details: """
            The text is checked before it takes the file's place. If it cannot, it is kept, and you are told where. \
            Keys that another process set meanwhile stay as it set them, unless you changed the same ones.
            """,
        examples: [Example(line: "edit -s group.sample.alstn38.practice", meaning: "also mends a damaged file")],
        run: { invocation in
            _ = try invocation.operands(0...0)
            try Editing(try invocation.suite).run()
        })
}

/// One edit of a suite, from its text to its text.
private struct Editing {
    let suite: Suite
    let original: [UInt8]?
    /// What the editor is given: a suite that is not there yet begins with an empty object.
    let start: [UInt8]
    let file: String

    init(_ suite: Suite) throws {
        self.suite = suite
        original = try suite.text()
        start = original ?? Array("{\n}\n".utf8)
        file = "\(try File.makePrivateDirectory(for: "groupdefaults"))/\(suite.name).json"
        try File.replace(file, with: start)
    }

    func run() throws {
        while true {
            let edited: [UInt8]
            do {
                try Editing.openEditor(file)
                edited = try File.read(file)
            } catch {
                if isWorthKeeping { throw keeping(error) }
                discard()
                throw error
            }
            if edited == start {
                discard()
                return note("nothing was changed\n")
            }
            do {
                try store(edited)
                discard()
                return
            } catch {
                guard try wantsToGoOn(after: error) else { throw keeping(error) }
            }
        }
    }

    /// Whether the file has what the suite has not.
    private var isWorthKeeping: Bool {
        guard let text = try? File.read(file) else { return false }
        return text != start
    }

    private func discard() {
        unlink(file)
        rmdir(String(file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)))
    }

    private func store(_ edited: [UInt8]) throws {
        do {
            try suite.replaceText(with: edited, ifStill: original)
        } catch let error as StoreError {
            switch error.reason {
            case .changedMeanwhile: try mergeKeys(edited)
            case .damaged: throw StoreError(path: file, error.reason)
            default: throw error
            }
        }
    }

    /// The file changed under the editor: only the keys that were edited are set.
    private func mergeKeys(_ edited: [UInt8]) throws {
        guard let original, let before = try? Members(json: original) else {
            throw StoreError(path: suite.path, .changedMeanwhile)
        }
        let after = try Members(file: file, text: edited)
        let changed = (before.map(\.key) + after.map(\.key)).filter { before[$0] != after[$0] }
        try suite.write { draft in
            for key in changed {
                guard draft[key] == before[key] || draft[key] == after[key] else {
                    throw Failure.store("'\(key)' was changed by another process as well")
                }
                draft[key] = after[key]
            }
        }
    }

    private func wantsToGoOn(after error: any Error) throws -> Bool {
        guard case .damaged(let damage) = (error as? StoreError)?.reason, isatty(STDIN_FILENO) == 1 else {
            return false
        }
        note("line \(damage.line), column \(damage.column): \(damage.reason)\nedit again? [Y/n] ")
        let answer = readLine() ?? "n"
        return !answer.lowercased().hasPrefix("n")
    }

    private func keeping(_ error: any Error) -> Failure {
        let failure = Failure(error)
        return Failure(code: .store, message: failure.message, hint: "your text is kept in \(file)")
    }

    private static func openEditor(_ file: String) throws(Failure) {
        let command = Environment.variable("VISUAL") ?? Environment.variable("EDITOR") ?? "vi"
        // The shell waits for an editor that is interrupted, too; a trap, other than what is ignored, ends with it.
        let script = "trap : INT QUIT; \(command) \"$1\""
        let status = try Subprocess.runInForeground("/bin/sh", ["-c", script, "sh", file])
        guard status == 0 else { throw .store("the editor '\(command)' ended with \(status)") }
    }
}
