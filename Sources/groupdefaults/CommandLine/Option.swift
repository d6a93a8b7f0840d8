/// One option of the program or of a command.
struct Option: Sendable {
    /// Without its dashes.
    let name: String
    var short: Character?
    /// What its argument is called; nil if it takes none.
    var argument: String?
    let summary: String
    /// Whether it may be written with one dash, as Apple's `defaults` has it.
    var isAlsoSingleDash = false
    var completes: Completes = .nothing

    /// What can stand as an operand or as an option's argument.
    enum Completes {
        case nothing, suite, key, file, directory, command, shell
    }
}

extension Option {
    static let suite = Option(
        name: "suite", short: "s", argument: "NAME", summary: "the suite to work on", completes: .suite)
    static let root = Option(
        name: "root", argument: "DIR", summary: "the directory of the group containers", completes: .directory)
    static let help = Option(name: "help", short: "h", summary: "show help, and do nothing else")
    static let version = Option(name: "version", summary: "show the version, and do nothing else")

    /// What every command takes.
    static let common = [suite, root, help]

    static let types = [
        Option(name: "string", summary: "the values that follow are strings", isAlsoSingleDash: true),
        Option(name: "int", summary: "… are integers", isAlsoSingleDash: true),
        Option(name: "real", summary: "… are real numbers; also --float", isAlsoSingleDash: true),
        Option(name: "bool", summary: "… are true or false, yes or no", isAlsoSingleDash: true),
        Option(name: "date", summary: "… are dates in ISO 8601, in UTC if they name no zone", isAlsoSingleDash: true),
        Option(name: "data", summary: "… are bytes in hex", isAlsoSingleDash: true),
        Option(name: "json", summary: "… are JSON, as in the suite's file", isAlsoSingleDash: true),
    ]

    static let json = Option(name: "json", summary: "print JSON")
    static let withoutSync = Option(
        name: "no-sync", summary: "do not wait for the disk: a power cut may undo the change")
    static let lockTimeout = Option(
        name: "lock-timeout", argument: "SECONDS", summary: "how long to wait for another writer; 10 if not given")
    /// What every command that writes takes.
    static let writing = [withoutSync, lockTimeout]
}
