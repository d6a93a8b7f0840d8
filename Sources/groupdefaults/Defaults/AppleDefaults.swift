import Commands
import GroupStore
import GroupText

/// The grammar and messages of Apple's `defaults`, where a domain is a suite.
///
/// Two of its habits are not copied, since they silently lose data: storing a number without a type as a string, and
/// storing a malformed number as 0. Both are refused.
struct AppleDefaults {
    let root: Root
    private(set) var words: ArraySlice<String>

    init(_ invocation: Invocation) throws {
        words = invocation.rest[...]
        if words.isEmpty { throw Failure.usage("no verb was given", hint: "'groupdefaults defaults help' lists them") }
        root = try invocation.root
    }

    mutating func run() throws {
        let verb = try next("a verb")
        switch verb {
        case "read": try read()
        case "read-type": try readType()
        case "write": try write()
        case "rename": try rename()
        case "delete", "remove": try delete()
        case "import": try importDomain()
        case "export": try exportDomain()
        case "domains": Output.standard.print(try root.suites().map(\.text).joined(separator: ", "))
        case "find": try find()
        case "help", "-h", "--help": Output.standard.write(AppleDefaults.usage)
        case "-currentHost", "-host", "-container":
            throw Failure.usage("'\(verb)' is not supported here", hint: "a domain is a suite of the root")
        default:
            let hint = closest(to: verb, among: AppleDefaults.verbs).map { "did you mean '\($0)'?" }
            throw Failure.usage("there is no verb '\(verb)'", hint: hint ?? "'groupdefaults defaults help' lists them")
        }
    }

    fileprivate static let verbs = [
        "read", "read-type", "write", "rename", "delete", "import", "export", "domains", "find", "help",
    ]
}

// MARK: Words

extension AppleDefaults {
    mutating func next(_ what: String) throws(Failure) -> String {
        guard let word = words.popFirst() else {
            throw .usage("\(what) is missing", hint: "'groupdefaults defaults help' shows what goes where")
        }
        return word
    }

    func end() throws(Failure) {
        guard let word = words.first else { return }
        throw Failure(code: .usage, message: "Unexpected argument \(word); leaving defaults unchanged.", isPlain: true)
    }

    mutating func domain() throws(Failure) -> Suite {
        let word = try next("the domain")
        if word == "-app" {
            throw .usage("there are no applications to look a domain up by", hint: "name the suite itself")
        }
        let isGlobal = ["-g", "-globalDomain", "NSGlobalDomain"].contains(word)
        return Suite(try SuiteName(argument: isGlobal ? "NSGlobalDomain" : word), in: root)
    }

    mutating func key() throws(Failure) -> Key {
        Key(try next("the key"))
    }
}

// MARK: Verbs

extension AppleDefaults {
    private mutating func read() throws {
        if words.isEmpty {
            var domains: [(Key, Value)] = []
            let failure = try root.read { name, snapshot in
                domains.append((Key(name.text), .dictionary(snapshot.members)))
            }
            Output.standard.print(OldStyleText.text(.dictionary(Members(domains))))
            if let failure { throw failure }
            return
        }
        let suite = try domain()
        let snapshot = try suite.snapshot()
        guard let word = words.popFirst() else {
            guard snapshot.exists else { throw Failure.apple("Domain \(suite.name) does not exist") }
            return Output.standard.print(OldStyleText.text(.dictionary(snapshot.members)))
        }
        try end()
        guard let value = snapshot[Key(word)] else { throw Failure.noPair(suite, Key(word)) }
        Output.standard.print(OldStyleText.text(value))
    }

    private mutating func readType() throws {
        let (suite, key) = (try domain(), try key())
        try end()
        guard let value = try suite.value(for: key) else { throw Failure.noPair(suite, key) }
        Output.standard.print("Type is \(value.kind)")
    }

    private mutating func write() throws {
        let suite = try domain()
        if words.count == 1 {
            let members = try PropertyListWord(next("the values")).members()
            try suite.write { draft in
                draft.removeAll()
                for member in members { draft[member.key] = member.value }
            }
            return
        }
        let key = try key()
        let write = try AppleValue(&words)
        try end()
        try suite.write { $0[key] = try write.value(replacing: $0[key], key) }
    }

    private mutating func rename() throws {
        let (suite, old, new) = (try domain(), try key(), try key())
        try end()
        try suite.write { draft in
            guard let value = draft[old] else {
                throw Failure.apple("Key \(old) does not exist in domain \(suite.name); leaving defaults unchanged")
            }
            draft[old] = nil
            draft[new] = value
        }
    }

    private mutating func delete() throws {
        let suite = try domain()
        let notFound = Failure.apple("Domain (\(suite.name)) not found.\nDefaults have not been changed.")
        guard let word = words.popFirst() else {
            if try !suite.removeAll() { throw notFound }
            return
        }
        try end()
        try suite.write { draft in
            if draft[Key(word)] == nil { throw notFound }
            draft[Key(word)] = nil
        }
    }

    private mutating func importDomain() throws {
        let (suite, file) = (try domain(), try next("the file"))
        try end()
        let members = try PropertyListFormat.members(file: file)
        try suite.write { draft in for member in members { draft[member.key] = member.value } }
    }

    private mutating func exportDomain() throws {
        let (suite, file) = (try domain(), try next("the file"))
        try end()
        let snapshot = try suite.snapshot()
        guard snapshot.exists else { throw Failure.apple("Domain \(suite.name) does not exist") }
        try File.replace(file, with: try PropertyListFormat.xml.text(of: snapshot.members))
    }

    private mutating func find() throws {
        let word = try next("the word")
        try end()
        let wanted = word.lowercased()
        var found = false
        let failure = try root.read { name, snapshot in
            let hits = snapshot.members.filter {
                $0.key.text.lowercased().holds(wanted) || $0.value.holds(wanted)
            }
            if hits.isEmpty { return }
            found = true
            let text = OldStyleText.text(.dictionary(Members(hits.map { ($0.key, $0.value) })))
            Output.standard.print("Found \(hits.count) keys in domain '\(name)': \(text)")
        }
        if let failure { throw failure }
        if !found { throw Failure.apple("No domain, key, nor value containing '\(word)'") }
    }
}

extension Failure {
    /// A message in Apple's wording, which scripts look for.
    fileprivate static func apple(_ message: String) -> Failure {
        Failure(code: .notFound, message: message, isPlain: true)
    }

    fileprivate static func noPair(_ suite: Suite, _ key: Key) -> Failure {
        .apple("The domain/default pair of (\(suite.name), \(key)) does not exist")
    }
}

extension Command {
    static let defaults = Command(
        name: "defaults",
        operands: "VERB …",
        summary: "speak the grammar of Apple's 'defaults'",
        details: """
            A domain is a suite. The program does the same when it is called by the name defaults. A number without a \
            type, which Apple's stores as a string, and a malformed number, which it stores as 0, are refused.
            """,
        examples: [
            Example(line: "defaults write group.com.example count -int 3", meaning: "as on a Mac"),
            Example(line: "defaults read group.com.example count", meaning: "prints 3"),
        ],
        completes: [.found { _ in AppleDefaults.verbs.map { .init($0) } }, .suite, .keyOfDomain, .nothing],
        without: ["suite"],
        hasOwnGrammar: true,
        run: { invocation in
            var call = try AppleDefaults(invocation)
            try call.run()
        })
}

extension Option.Completes {
    fileprivate static let keyOfDomain = found { invocation in
        try candidates(Suite(SuiteName(argument: invocation.operands[1]), in: invocation.root))
    }
}

extension AppleDefaults {
    static let usage = """
        defaults [--root DIR] VERB …: the grammar of Apple's tool; a domain is a suite, -g is NSGlobalDomain

          read [DOMAIN [KEY]]               read-type DOMAIN KEY
          write DOMAIN KEY VALUE            write DOMAIN PLIST       (replaces all values)
          rename DOMAIN KEY NEWKEY          delete DOMAIN [KEY]
          import DOMAIN FILE|-              export DOMAIN FILE|-
          domains                           find WORD

        VALUE is a word or a property list in any form of text, or
          -string TEXT   -data HEX   -int N   -float N   -bool true|false|yes|no   -date ISO8601
          -array VALUE …   -array-add VALUE …   -dict KEY VALUE …   -dict-add KEY VALUE …

        """
}
