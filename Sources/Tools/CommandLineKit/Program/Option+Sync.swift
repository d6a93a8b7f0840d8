extension Option {
    /// The options of `groupdefaults sync`, which passes them on to its own program.
    package static let sync = [
        Option(name: "to", argument: "URL,…", summary: "add: the members of the cluster, such as https://a:2379"),
        Option(
            name: "prefix", argument: "PREFIX", summary: "add: where the suites are kept there, such as /people/minsu"),
        Option(name: "user", argument: "NAME", summary: "add: the user to log in as"),
        Option(
            name: "password-file", argument: "FILE",
            summary: "add: a file with the password, for its owner only; else $GROUPDEFAULTS_SYNC_PASSWORD is used",
            completes: .file),
        Option(
            name: "ca", argument: "FILE", summary: "add: the authorities that vouch for the cluster", completes: .file),
        Option(name: "cert", argument: "FILE", summary: "add: this machine's certificate", completes: .file),
        Option(name: "key", argument: "FILE", summary: "add: the key of the certificate", completes: .file),
        Option(
            name: "unencrypted",
            summary: "add: use http:// to another machine, whose network can read and change everything"),
        Option(
            name: "policy", argument: "POLICY",
            summary: "add: last-write-wins (default), theirs or ours, where both sides changed a key",
            completes: .found { _ in ["last-write-wins", "theirs", "ours"].map { .init($0) } }),
        Option(
            name: "all",
            summary: "add: all suites of the root, now and later; remove: all; conflicts forget: all conflicts"),
        Option(name: "dry-run", summary: "add: show what would be sent, fetched and lost, and change nothing"),
        Option(name: "once", summary: "run: end when all suites are in step"),
        Option(name: "follow", short: "f", summary: "log: go on with what comes next"),
        Option(name: "last", argument: "COUNT", summary: "log: print at most COUNT lines"),
        Option(name: "json", summary: "add --dry-run, status, conflicts, log: print JSON"),
    ]
}

/// The verbs of `groupdefaults sync`, known to both the tool and the program behind it.
package enum SyncVerb: String, CaseIterable, Sendable {
    case add, remove, run, status, conflicts, log

    package var summary: String {
        switch self {
        case .add: "choose the cluster and the suites"
        case .remove: "stop keeping suites in step"
        case .run: "keep the suites in step until it is ended"
        case .status: "show how far the suites are in step"
        case .conflicts: "list the values that lost, restore or forget them"
        case .log: "print what came, what went and what was refused, with times"
        }
    }
}
