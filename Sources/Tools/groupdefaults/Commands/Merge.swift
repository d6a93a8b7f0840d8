import CommandLineKit
import GroupStore

extension Command {
    static let merge = Command(
        name: "merge",
        operands: "FILE|-",
        summary: "set all values of a JSON object",
        details: """
            All keys are set in one step; the others stay as they are. 'import' does the same, and reads Apple's formats too.
            """,
        options: [.dropNulls] + Option.writing,
        examples: [Example(line: "merge defaults.json", meaning: "sets what the file has")],
        completes: [.file],
        run: { invocation in
            let members = try readObject(invocation)
            try invocation.write(try invocation.suite) { draft in
                for member in members { draft[member.key] = member.value }
            }
        })

    static let replace = Command(
        name: "replace",
        operands: "FILE|-",
        summary: "replace all values with those of a JSON object",
        details: """
            All keys change in one step. Those that the object lacks are removed. 'import --replace' does the same, and \
            reads Apple's formats too.
            """,
        options: [.dropNulls] + Option.writing,
        examples: [Example(line: "replace - < saved.json", meaning: "brings back what 'list --json' saved")],
        completes: [.file],
        run: { invocation in
            let members = try readObject(invocation)
            try invocation.write(try invocation.suite) { draft in
                draft.removeAll()
                for member in members { draft[member.key] = member.value }
            }
        })

    private static func readObject(_ invocation: Invocation) throws(Failure) -> Members {
        let file = try invocation.operands(1...1)[0]
        return try Members(file: file, text: try File.read(file), droppingNulls: invocation.has(Option.dropNulls.name))
    }
}

extension Members {
    /// Reads a JSON object from the text of a file.
    init(file: String, text: [UInt8], droppingNulls: Bool = false) throws(Failure) {
        do throws(Damage) {
            if droppingNulls, case .dictionary(let members) = try Value(json: text, droppingNulls: true) {
                self = members
            } else {
                try self.init(json: text)
            }
        } catch {
            let hint = error.reason == .null ? "--drop-nulls leaves such entries out" : "nothing was changed"
            throw .usage("\(File.described(file)):\(error.line):\(error.column): \(error.reason)", hint: hint)
        }
    }
}
