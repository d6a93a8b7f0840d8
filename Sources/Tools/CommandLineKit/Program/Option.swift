/// An option of a program or a command.
package final class Option: Sendable {
    /// The name, without dashes.
    package let name: String
    package let short: Character?
    /// The placeholder of its argument; nil if it takes none.
    package let argument: String?
    package let summary: String
    /// Whether it may be written with a single dash, as by Apple's tools.
    package let isAlsoSingleDash: Bool
    /// Other names for it.
    package let aliases: [String]
    package let completes: Completes

    package init(
        name: String, short: Character? = nil, argument: String? = nil, summary: String,
        isAlsoSingleDash: Bool = false, aliases: [String] = [], completes: Completes = .nothing
    ) {
        self.name = name
        self.short = short
        self.argument = argument
        self.summary = summary
        self.isAlsoSingleDash = isAlsoSingleDash
        self.aliases = aliases
        self.completes = completes
    }

    /// The spellings shown in the help.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--" + name] }

    /// Whether a word, without an attached argument, is this option.
    func isSpelled(_ word: String) -> Bool {
        let name = word.drop { $0 == "-" }
        let isLong = word.hasPrefix("--")
        if !isLong, name.count == 1, let short { return name.first == short }
        guard isLong || isAlsoSingleDash else { return false }
        return self.name == name || aliases.contains(String(name))
    }
}

extension Option {
    package static let root = Option(
        name: "root", argument: "DIR", summary: "the directory of the group containers", completes: .directory)
    package static let color = Option(
        name: "color", argument: "WHEN", summary: "use colors: auto (on a terminal), always or never",
        completes: .found { _ in ["auto", "always", "never"].map { .init($0) } })
    package static let json = Option(name: "json", summary: "print JSON")
    static let help = Option(name: "help", short: "h", summary: "show help, and do nothing else")
    static let version = Option(name: "version", short: "V", summary: "show the version, and do nothing else")
}
