import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let export = Command(
        name: "export",
        operands: "[FILE|-]",
        summary: "export all values as a property list",
        details: """
            As JSON, with the types as the suite's file has them, which is what 'list --json' prints, or as Apple's XML or \
            binary property list. Binary goes to a file or a pipe, not to a terminal.
            """,
        options: [
            Option(name: "json", summary: "as JSON, which is the default"),
            Option(name: "xml", summary: "as XML; fractions of a second in dates are lost"),
            Option(name: "binary", summary: "as a binary property list"),
        ],
        examples: [Example(line: "export --binary app.plist", meaning: "for 'defaults import' on a Mac")],
        completes: [.file],
        run: { invocation in
            let file = try invocation.operands(0...1).first ?? "-"
            let snapshot = try invocation.snapshot(of: try invocation.suite)
            let format: PropertyListFormat =
                invocation.has("xml") ? .xml : invocation.has("binary") ? .binary : .json
            if format == .binary, file == "-", TerminalDevice.isBehind(FileDescriptor.standardOutput) {
                throw Failure.usage(
                    "a binary property list cannot be shown on a terminal",
                    hint: "name a file, or pipe it to a program")
            }
            try File.replace(file, with: try format.text(of: snapshot.members))
        })

    static let import_ = Command(
        name: "import",
        operands: "FILE|-",
        summary: "set all values of a property list",
        details: "The format, JSON, XML or binary, is recognised. All keys are set in one step.",
        options: [Option(name: "replace", summary: "remove the keys that the list lacks")] + Option.writing,
        examples: [
            Example(line: "import ~/Library/Preferences/com.example.app.plist", meaning: "what an app on a Mac had")
        ],
        completes: [.file],
        run: { invocation in
            let file = try invocation.operands(1...1)[0]
            let members = try PropertyListFormat.members(file: file)
            try invocation.write(try invocation.suite) { draft in
                if invocation.has("replace") { draft.removeAll() }
                for member in members { draft[member.key] = member.value }
            }
        })
}

extension PropertyListFormat {
    func text(of members: Members) throws(Failure) -> [UInt8] {
        self == .json ? Array(members.json.utf8) : try PropertyListConverter.write(members, self)
    }

    /// The values in a file of any format.
    static func members(file: String) throws(Failure) -> Members {
        try members(try File.read(file), from: file)
    }

    /// The values in bytes that were read from a file.
    static func members(_ bytes: [UInt8], from file: String) throws(Failure) -> Members {
        let text = PropertyListFormat(of: bytes) == .json ? bytes : try PropertyListConverter.read(bytes, from: file)
        return try Members(file: file, text: text)
    }
}
