import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let suites = Command(
        name: "suites",
        summary: "print the names of all suites",
        details: """
            One name a line, or with --json an array. Exit 3 if some may be missing, because a directory belongs to \
            another user.
            """,
        options: [.json],
        run: { invocation in
            _ = try invocation.operands(0...0)
            let root = try invocation.root
            let names = try root.suites().map(\.text)
            if invocation.has("json") {
                Output.standard.print(Value.array(names.map(Value.string)).json())
            } else {
                for name in names { Output.standard.print(name) }
            }
            let hidden = try root.hiddenNames()
            for name in hidden {
                warn(of: StoreError(path: Suite(name, in: root).path, .unreadable(.permissionDenied)))
            }
            if !hidden.isEmpty { throw Failure.unreadable(hidden.count, of: names.count + hidden.count) }
        })

    static let use = Command(
        name: "use",
        operands: "[NAME]",
        summary: "choose the suite that commands work on",
        details: """
            The choice is kept in the root, and so holds for every shell and every script that uses this root, also \
            those that are running. A script should name its suite, by --suite or $GROUPDEFAULTS_SUITE, which override \
            the choice. Without NAME, prints which suite is in use.
            """,
        options: [Option(name: "none", summary: "forget the choice")],
        examples: [Example(line: "use group.com.example.app", meaning: "from now on, in every shell")],
        completes: [.suite],
        run: { invocation in
            let root = try invocation.root
            if invocation.has("none") {
                _ = try invocation.operands(0...0)
                return try ChosenSuite(root).forget()
            }
            guard let text = try invocation.operands(0...1).first else {
                let choice = try SuiteChoice(invocation.argument("suite"), in: root)
                return Output.standard.print("\(choice.name) (\(choice.source))")
            }
            let name = try SuiteName(argument: text)
            try ChosenSuite(root).choose(name, in: root)
            let known = try root.suites()
            let isNew = known.contains(name) ? "" : " (new; it is made by the first set)"
            note("now using \(name)\(isNew), in every shell that uses this root\n")
            let meant = isNew.isEmpty ? nil : String.didYouMean(text, among: known.map(\.text))
            if let meant { note("hint: \(meant)\n") }
        })

    static let path = Command(
        name: "path",
        summary: "print the path of the suite's file",
        options: [
            Option(name: "container", summary: "print the path of the group container instead, where files can be kept")
        ],
        examples: [Example(line: "cat \"$(groupdefaults path)\"", meaning: "the file is plain to read")],
        run: { invocation in
            _ = try invocation.operands(0...0)
            let suite = try invocation.suite
            Output.standard.print(invocation.has("container") ? suite.containerPath : suite.path)
        })

    static let find = Command(
        name: "find",
        operands: "WORD",
        summary: "look for a word in keys and values",
        details: """
            Looks through all suites, or through one if --suite names it; upper and lower case are the same. \
            Prints the suite, the key and the value of each hit, or with --json one array of objects. Exit 1 if there is \
            none, and 3 if a suite cannot be read.
            """,
        options: [.json],
        examples: [Example(line: "find kim", meaning: "where kim is, in any suite")],
        run: { invocation in
            let word = try invocation.operands(1...1)[0].lowercased()
            let named = try invocation.has("suite") ? invocation.suiteName : nil
            let root = try invocation.root
            var hits: [(suite: SuiteName, member: Members.Member)] = []
            let failure = try root.read(named.map { [$0] }) { name, snapshot in
                if name == named, !snapshot.exists { throw Failure.noSuite(name, in: root) }
                for member in snapshot.members
                where member.key.text.lowercased().holds(word) || member.value.holds(word) {
                    hits.append((name, member))
                }
            }
            print(hits, asJSON: invocation.has("json"))
            if let failure { throw failure }
            if hits.isEmpty { throw Failure.notFound("'\(word)' was not found") }
        })

    private static func print(_ hits: [(suite: SuiteName, member: Members.Member)], asJSON: Bool) {
        if asJSON {
            let objects = hits.map { hit in
                Value.dictionary([
                    "suite": .string(hit.suite.text), "key": .string(hit.member.key.text), "value": hit.member.value,
                ])
            }
            return Output.standard.print(Value.array(objects).json())
        }
        let (style, width) = (Style(of: FileDescriptor.standardOutput), LineWidth())
        for (suite, member) in hits {
            let key = member.key.onOneLine
            let value = width.cut(member.value.onOneLine, after: "\(suite) \(key): ")
            Output.standard.print("\(style.paint(suite.text, .green)) \(style.paint(key, .cyan)): \(value)")
        }
    }
}

extension Value {
    /// Whether any text in the value contains the word, which is lowercase.
    func holds(_ word: String) -> Bool {
        switch self {
        case .array(let values): values.contains { $0.holds(word) }
        case .dictionary(let members):
            members.contains { $0.key.text.lowercased().holds(word) || $0.value.holds(word) }
        default: bare.lowercased().holds(word)
        }
    }
}
