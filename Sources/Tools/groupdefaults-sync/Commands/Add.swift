import CommandLineKit
import EtcdClient
import GroupStore
import GroupSync
import GroupSystem

extension Command {
    static let add = Command(
        name: "add", operands: "[SUITE …]", summary: SyncVerb.add.summary,
        options: Option.sync(
            "to", "prefix", "user", "password-file", "ca", "cert", "key", "unencrypted", "policy", "all", "dry-run",
            "json"),
        run: { invocation in
            if invocation.has("json"), !invocation.has("dry-run") {
                throw invocation.misused("--json goes with --dry-run")
            }
            let root = try invocation.root
            let directory = try SyncDirectory(in: root)
            let names = try invocation.suites(all: root.suites)
            guard invocation.has("dry-run") else {
                try Settings.change(in: directory) { try $0.add(names, invocation) }
                return try names.forEach(directory.fetchAgain)
            }
            var settings = try Settings.read(directory)
            try settings.add(names, invocation)
            try settings.check()
            let plans = try FirstContact(settings, directory).plans(of: names.sorted())
            Output.standard.write(invocation.has("json") ? plans.json : plans.text)
        })
}

extension Settings {
    fileprivate mutating func add(_ names: [SuiteName], _ invocation: Invocation) throws {
        try choose(invocation, isFirst: isEmpty)
        let policy = try Settings.policy(invocation)
        for name in names { suites[name] = policy ?? suites[name] ?? .lastWriteWins }
        exceptions.subtract(names)
        if invocation.has("all") { (later, exceptions) = (policy ?? later ?? .lastWriteWins, []) }
        if machine.isEmpty { machine = Settings.newMachine() }
    }

    private static func newMachine() -> String {
        let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static func policy(_ invocation: Invocation) throws(Failure) -> Policy? {
        guard let word = invocation.argument("policy") else { return nil }
        guard let policy = Policy(rawValue: word) else {
            throw invocation.misused("there is no policy '\(word)'; there are last-write-wins, theirs and ours")
        }
        return policy
    }

    /// Takes the named cluster; a known one need not be named again.
    private mutating func choose(_ invocation: Invocation, isFirst: Bool) throws {
        if let words = invocation.argument("to") {
            trustsNetwork = invocation.has("unencrypted")
            endpoints = try Endpoint.list(words, allowsUnencrypted: trustsNetwork)
        }
        if let path = invocation.argument("prefix") {
            if let problem = RemotePlace.problem(ofPrefix: path) {
                throw invocation.misused("'\(path)' cannot be a prefix: \(problem)")
            }
            guard isFirst || path == prefix else {
                throw Failure.usage(
                    "the suites of this root are under \(prefix)",
                    hint: "'groupdefaults sync remove --all' starts over")
            }
            prefix = path
        }
        if endpoints.isEmpty || prefix.isEmpty { throw invocation.misused("the cluster is named by --to and --prefix") }
        try chooseIdentity(invocation)
    }

    private mutating func chooseIdentity(_ invocation: Invocation) throws {
        if let name = invocation.argument("user") { user = name }
        if let file = try invocation.file("password-file") {
            try SecretFile.check(file)
            passwordFile = file
        }
        security.authorities = try invocation.file("ca") ?? security.authorities
        security.certificate = try invocation.file("cert") ?? security.certificate
        security.key = try invocation.file("key") ?? security.key
    }
}

extension Invocation {
    /// The file that an option names, as an absolute path.
    fileprivate func file(_ name: String) throws -> String? {
        guard let path = argument(name) else { return nil }
        guard let real = FileSystem.realPath(path) else { throw Failure.notFound("\(path) cannot be read") }
        return real
    }
}
