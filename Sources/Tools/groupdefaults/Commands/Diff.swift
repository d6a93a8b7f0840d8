import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let diff = Command(
        name: "diff",
        operands: "[SUITE|FILE] SUITE|FILE",
        summary: "print how two suites or files differ",
        details: """
            One key a line, with its value in the first and in the second; or with --json one array. One name alone is \
            compared with the suite in use. A name with a slash is a file, in any format that 'import' reads, \
            and - is the standard input. Exit 0 if they are equal, 1 if they differ, and 2 or 3 in case of trouble.
            """,
        options: [.json],
        examples: [
            Example(line: "diff saved.json group.com.example.app", meaning: "what has changed since"),
            Example(line: "diff -s group.com.example.app group.com.example.beta", meaning: "two suites"),
        ],
        completes: [.suite],
        run: { invocation in
            let names = try invocation.operands(1...2)
            if names.count == 2, invocation.has("suite") { throw invocation.misused("--suite goes with one name") }
            let root = try invocation.root
            let first =
                try names.count == 2
                ? DiffSide(names[0], in: root).members
                : members { try invocation.snapshot(of: try invocation.suite).members }
            let changes = try ChangeSet(from: first, to: DiffSide(names[names.count - 1], in: root).members)
            print(changes, asJSON: invocation.has("json"))
            guard !changes.isEmpty else { return }
            try Output.standard.flush()
            CurrentProcess.exit(ExitCode.notFound.rawValue)
        })

    private static func print(_ changes: ChangeSet, asJSON: Bool) {
        if asJSON { return Output.standard.print("[\(changes.map(\.json).joined(separator: ", "))]") }
        let (style, width) = (Style(of: FileDescriptor.standardOutput), LineWidth())
        for change in changes { Output.standard.write(change.plain(style, width)) }
    }

    /// Finds the values to compare. Missing ones must not look like a difference.
    fileprivate static func members(_ find: () throws -> Members) throws -> Members {
        do {
            return try find()
        } catch let error {
            let failure = Failure(error)
            guard failure.code == .notFound else { throw error }
            throw Failure.usage(failure.message, hint: failure.hint)
        }
    }
}

/// A suite or a file, as named on the command line.
private struct DiffSide {
    let name: String
    let root: Root

    init(_ name: String, in root: Root) {
        self.name = name
        self.root = root
    }

    var members: Members {
        get throws {
            try Command.members {
                if name == "-" || name.utf8.contains(UInt8(ascii: "/")) {
                    return try PropertyListFormat.members(file: name)
                }
                let suite = Suite(try SuiteName(argument: name), in: root)
                let snapshot = try suite.snapshot()
                if snapshot.exists { return snapshot.members }
                guard try File.contents(name) != nil else { throw Failure.noSuite(suite.name, in: root) }
                return try PropertyListFormat.members(file: name)
            }
        }
    }
}
