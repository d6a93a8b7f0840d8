import CommandLineKit
import GroupStore

/// The grammar and messages of Apple's `defaults`, where a domain is a suite, or a property list at a path.
///
/// One of its habits is not copied, since it silently loses data: to store a malformed number as 0.
struct AppleDefaults {
    let root: Root
    private(set) var words: ArraySlice<String>
    private var isStrict = false
    private var isOfHost = false

    init(_ invocation: Invocation) throws {
        words = invocation.rest[...]
        root = try invocation.root
    }

    mutating func run() throws {
        takeOptions()
        if words.isEmpty { throw Failure.usage("no verb was given", hint: "'groupdefaults defaults help' lists them") }
        let verb = try next("a verb")
        switch verb.lowercased() {
        case "read": try read()
        case "read-type": try readType()
        case "write": try write()
        case "rename": try rename()
        case "delete", "remove": try delete()
        case "import": try importDomain()
        case "export": try exportDomain()
        case "domains": try listDomains()
        case "find": try find()
        case "help", "-h", "--help": Output.standard.write(AppleDefaults.usage)
        case "-host", "-container":
            throw Failure.usage("\(verb) is not supported", hint: "a domain is a suite of the root, or a path")
        default:
            let hint = String.didYouMean(verb, among: AppleDefaults.verbs)
            throw Failure.usage("there is no verb '\(verb)'", hint: hint ?? "'groupdefaults defaults help' lists them")
        }
    }

    private mutating func takeOptions() {
        while let word = words.first {
            switch word {
            case "--strict": isStrict = true
            case "-currentHost", "-currenthost": isOfHost = true
            default: return
            }
            words.removeFirst()
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
        if let word = words.first { throw .apple("Unexpected argument \(word); leaving defaults unchanged.") }
    }

    mutating func domain() throws(Failure) -> Domain {
        try Domain(try next("the domain"), in: root, ofHost: isOfHost)
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
        let domain = try domain()
        let word = words.popFirst()
        let members = try domain.members(lookingAt: word.map { Key($0) })
        guard let word else {
            guard let members else { throw Failure.noDomain(domain) }
            return Output.standard.print(OldStyleText.text(.dictionary(members)))
        }
        try end()
        guard let value = members?[Key(word)] else { throw Failure.noPair(domain, Key(word)) }
        Output.standard.print(OldStyleText.text(value))
    }

    private mutating func readType() throws {
        let (domain, key) = (try domain(), try key())
        try end()
        guard let value = try domain.members(lookingAt: key)?[key] else { throw Failure.noPair(domain, key) }
        Output.standard.print("Type is \(value.kind)")
    }

    private mutating func write() throws {
        let domain = try domain()
        if words.count == 1 {
            let members = try PropertyListWord(next("the values")).members()
            return try domain.write { $0.set(members, alone: true) }
        }
        let key = try key()
        let new = try AppleValue(&words, isStrict: isStrict)
        try end()
        try domain.write { $0[key] = try new.value(replacing: $0[key], key) }
    }

    private mutating func rename() throws {
        let (domain, old, new) = (try domain(), try key(), try key())
        try end()
        try domain.write { edit in
            guard let value = edit[old] else {
                throw Failure.apple("Key \(old) does not exist in domain \(domain); leaving defaults unchanged")
            }
            edit[old] = nil
            edit[new] = value
        }
    }

    private mutating func delete() throws {
        let domain = try domain()
        let notFound = Failure.apple("Domain (\(domain)) not found.\nDefaults have not been changed.")
        guard let word = words.popFirst() else {
            if try !domain.remove() { throw notFound }
            return
        }
        try end()
        try domain.write { edit in
            if edit[Key(word)] == nil { throw notFound }
            edit[Key(word)] = nil
        }
    }

    private mutating func importDomain() throws {
        let (domain, file) = (try domain(), try next("the file"))
        try end()
        let members = try PropertyListFormat.members(file: file)
        try domain.write { $0.set(members) }
    }

    private mutating func exportDomain() throws {
        let (domain, file) = (try domain(), try next("the file"))
        try end()
        guard let members = try domain.members() else { throw Failure.noDomain(domain) }
        let format: PropertyListFormat = file == "-" ? .xml : .binary
        try File.replace(file, with: try format.text(of: members))
    }

    /// Lists the domains as on a Mac: without the global domain, and either those of this host alone or the others.
    private func listDomains() throws {
        try end()
        let names = try root.suites().map(\.text).filter { $0.hasPrefix(Domain.byHost) == isOfHost }
            .map { isOfHost ? String($0.dropFirst(Domain.byHost.count)) : $0 }
        Output.standard.print(names.filter { $0 != Domain.global }.joined(separator: ", "))
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

    fileprivate static func noDomain(_ domain: Domain) -> Failure {
        .apple("Domain \(domain) does not exist")
    }

    fileprivate static func noPair(_ domain: Domain, _ key: Key) -> Failure {
        .apple("The domain/default pair of (\(domain), \(key)) does not exist")
    }
}

extension Command {
    static let defaults = Command(
        name: "defaults",
        operands: "VERB …",
        summary: "speak the grammar of Apple's 'defaults'",
        details: """
            A domain is a suite, or a property list whose path begins with / or ./, and which keeps its format. The \
            program does the same when it is called by the name defaults. A word without a type is stored as a string, as \
            Apple's does; on a terminal, a warning says so where it looks like another type, and --strict before the verb \
            refuses it. A malformed number, which Apple's stores as 0, is refused. What -currentHost writes is in the \
            suite ByHost.DOMAIN. Unlike Apple's, 'find' exits with 1 if there is nothing to find.
            """,
        examples: [
            Example(line: "defaults write group.com.example count -int 3", meaning: "as on a Mac"),
            Example(line: "defaults read group.com.example count", meaning: "prints 3"),
            Example(line: "defaults read /path/Info CFBundleVersion", meaning: "reads a property list"),
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
        defaults [--root DIR] [--strict] [-currentHost] VERB …: the grammar of Apple's tool

          read [DOMAIN [KEY]]               read-type DOMAIN KEY
          write DOMAIN KEY VALUE            write DOMAIN PLIST       (replaces all values)
          rename DOMAIN KEY NEWKEY          delete DOMAIN [KEY]
          import DOMAIN FILE|-              export DOMAIN FILE|-     (binary; XML for -)
          domains                           find WORD                (exits with 1 if there is nothing)

        DOMAIN is a suite, or the path of a property list; -g is NSGlobalDomain.
        VALUE is a word, stored as a string unless --strict refuses it, or a property list in any form of text, or
          -string TEXT   -data HEX   -int N   -float N   -bool true|false|yes|no   -date ISO8601
          -array VALUE …   -array-add VALUE …   -dict KEY VALUE …   -dict-add KEY VALUE …

        """
}
