import CommandLineKit
import GroupStore
import GroupSystem

/// One edit of a suite's text.
struct Editing: ~Copyable {
    private let command: String
    private let suite: Suite
    private let original: [UInt8]?
    /// The text given to the editor; an empty object for a new suite.
    private let start: [UInt8]
    private let directory: EditorDirectory
    private var file: String { directory.file }

    static func run(_ suite: Suite) throws {
        let command = try editorCommand()
        let original = try suite.text()
        for place in EditorDirectory.sweep(for: suite.name, holding: original) {
            note("an earlier edit was not saved: its text is in \(place), until you remove that\n".withControlsEscaped)
        }
        let start = original ?? Array("{\n}\n".utf8)
        let directory = try EditorDirectory.make(for: suite.name, text: start)
        try Editing(command: command, suite: suite, original: original, start: start, directory: directory).run()
    }

    private func run() throws {
        while true {
            let edited: [UInt8]
            do {
                try openEditor()
                edited = try File.read(file)
            } catch {
                if isWorthKeeping { throw keeping(error) }
                directory.discard()
                throw error
            }
            if edited == start {
                directory.discard()
                return note("nothing was changed\n")
            }
            do {
                try store(edited)
                directory.discard()
                return
            } catch {
                guard try wantsToGoOn(after: error) else { throw keeping(error) }
            }
        }
    }

    /// Whether the file holds anything that the suite does not.
    private var isWorthKeeping: Bool {
        guard let text = try? File.read(file) else { return false }
        return text != start
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

    /// Sets only the edited keys, since the suite changed during the edit.
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
        guard case .damaged(let damage) = (error as? StoreError)?.reason,
            TerminalDevice.isBehind(FileDescriptor.standardInput)
        else {
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

    /// The chosen editor, or the one that every terminal supports.
    private static func editorCommand() throws(Failure) -> String {
        if let chosen = ProcessEnvironment.words("VISUAL") ?? ProcessEnvironment.words("EDITOR") { return chosen }
        let streams = [FileDescriptor.standardInput, FileDescriptor.standardOutput]
        guard streams.allSatisfy(TerminalDevice.isBehind), ProcessEnvironment.words("TERM") != "dumb" else {
            throw .usage(
                "there is no terminal for an editor, and neither VISUAL nor EDITOR is set",
                hint: "set EDITOR, or change values with 'groupdefaults set' or 'merge'")
        }
        return "vi"
    }

    private func openEditor() throws(Failure) {
        // The shell must wait for an interrupted editor. Unlike an ignored signal, a trap is not inherited by the
        // editor.
        let script = "trap : INT QUIT; \(command) \"$1\""
        var editor = ProgramStart(["/bin/sh", "-c", script, "sh", file])
        editor.kept = directory.lock.rawValue
        let status = try Subprocess.runInForeground(editor)
        guard status == .exited(code: 0) else {
            throw .store("the editor '\(command)' ended with \(status.shellCode)")
        }
    }
}
