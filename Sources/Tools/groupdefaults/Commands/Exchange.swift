import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let export = Command(
        name: "export",
        operands: "[FILE|-|DIRECTORY]",
        summary: "export all values as a property list",
        details: """
            As JSON, with the types as the suite's file has them, which is what 'list --json' prints, or as Apple's XML or \
            binary property list. Binary goes to a file or a pipe, not to a terminal. With --all, each suite of the root \
            becomes a file of its own name in DIRECTORY, which 'import --all' reads back.
            """,
        options: [
            Option(name: "json", summary: "as JSON, which is the default"),
            Option(name: "xml", summary: "as XML; fractions of a second in dates are lost"),
            Option(name: "binary", summary: "as a binary property list"),
            Option(name: "all", summary: "export all suites, each to a file in a directory"),
        ],
        examples: [
            Example(line: "export --binary app.plist", meaning: "for 'defaults import' on a Mac"),
            Example(line: "export --all ~/backup", meaning: "one file for each suite"),
        ],
        completes: [.file],
        run: { invocation in
            let format: PropertyListFormat =
                invocation.has("xml") ? .xml : invocation.has("binary") ? .binary : .json
            if invocation.has("all") { return try exportAll(to: try directory(invocation), format, invocation) }
            let file = try invocation.operands(0...1).first ?? "-"
            let suite = try invocation.suite
            suite.reportReadOfAll()
            let snapshot = try invocation.snapshot(of: suite)
            if format == .binary, file == "-", TerminalDevice.isBehind(FileDescriptor.standardOutput) {
                throw Failure.usage(
                    "a binary property list cannot be shown on a terminal",
                    hint: "name a file, or pipe it to a program")
            }
            try File.replace(file, with: try format.text(of: snapshot.members))
        })

    static let import_ = Command(
        name: "import",
        operands: "FILE|-|DIRECTORY",
        summary: "set all values of a property list",
        details: """
            The format, JSON, XML, binary or what 'dconf dump' prints, is recognised. All keys are set in one step. With \
            --all, each .json or .plist file in DIRECTORY is imported to the suite of its name, once all have been read.
            """,
        options: [
            Option(name: "replace", summary: "remove the keys that the list lacks"),
            Option(name: "all", summary: "import what 'export --all' wrote"), .dropNulls,
        ] + Option.writing,
        examples: [
            Example(line: "import ~/Library/Preferences/com.example.app.plist", meaning: "what an app on a Mac had"),
            Example(line: "import --all --replace ~/backup", meaning: "brings back what 'export --all' saved"),
        ],
        completes: [.file],
        run: { invocation in
            if invocation.has("all") { return try importAll(from: try directory(invocation), invocation) }
            let file = try invocation.operands(1...1)[0]
            let members = try PropertyListFormat.members(
                file: file, droppingNulls: invocation.has(Option.dropNulls.name))
            try set(members, in: try invocation.suite, invocation)
        })

    private static func set(_ members: Members, in suite: Suite, _ invocation: Invocation) throws {
        try invocation.write(suite) { draft in
            if invocation.has("replace") { draft.removeAll() }
            for member in members { draft[member.key] = member.value }
        }
    }

    private static func directory(_ invocation: Invocation) throws(Failure) -> String {
        if invocation.has("suite") { throw invocation.misused("--all and --suite exclude one another") }
        return try invocation.operands(1...1)[0]
    }

    private static func exportAll(
        to directory: String, _ format: PropertyListFormat, _ invocation: Invocation
    ) throws {
        do throws(Errno) {
            try FileSystem.makeDirectories(directory)
        } catch {
            throw Failure.store("\(directory) cannot be made: \(error)")
        }
        let failure = try invocation.root.read { name, snapshot in
            guard snapshot.exists else { return }
            let file = "\(directory)/\(name).\(format == .json ? "json" : "plist")"
            try File.replace(file, with: try format.text(of: snapshot.members))
        }
        if let failure { throw failure }
    }

    private static func importAll(from directory: String, _ invocation: Invocation) throws {
        let root = try invocation.root
        var lists: [(suite: Suite, members: Members)] = []
        for name in DirectoryListing.names(in: directory).sorted() {
            guard let suffix = [".json", ".plist"].first(where: name.hasSuffix) else { continue }
            let suite = Suite(try SuiteName(argument: String(name.dropLast(suffix.count))), in: root)
            let file = "\(directory)/\(name)"
            let members = try PropertyListFormat.members(
                file: file, droppingNulls: invocation.has(Option.dropNulls.name))
            lists.append((suite, members))
        }
        guard !lists.isEmpty else { throw Failure.notFound("there is no .json or .plist file in \(directory)") }
        for (suite, members) in lists { try set(members, in: suite, invocation) }
    }
}

extension PropertyListFormat {
    func text(of members: Members) throws(Failure) -> [UInt8] {
        self == .json ? Array(members.json.utf8) : try PropertyListConverter.write(members, self)
    }

    /// The values in a file of any format.
    static func members(file: String, droppingNulls: Bool = false) throws(Failure) -> Members {
        try members(try File.read(file), from: file, droppingNulls: droppingNulls)
    }

    /// The values in bytes that were read from a file.
    static func members(
        _ bytes: [UInt8], from file: String, droppingNulls: Bool = false
    ) throws(Failure) -> Members {
        let text = PropertyListFormat(of: bytes) == .json ? bytes : try PropertyListConverter.read(bytes, from: file)
        return try Members(file: file, text: text, droppingNulls: droppingNulls)
    }
}
