import CommandLineKit
import GroupStore

extension Program {
    static let sync = Program(
        name: "groupdefaults sync",
        version: Program.version,
        summary: "keep suites the same on several machines, through etcd",
        usage: "add|remove|run|status|conflicts|log [WORD …]",
        options: [.root, .suite, .color],
        commands: [.add, .remove, .run, .status, .conflicts, .log],
        completing: "commands and suites",
        description: "Keeps suites the same on several machines, through etcd.")
}

extension Option {
    /// The option that `groupdefaults` takes before any command.
    fileprivate static let suite = Option(name: "suite", short: "s", argument: "NAME", summary: "")

    /// Some of the options of `groupdefaults sync`.
    static func sync(_ names: String...) -> [Option] { sync.filter { names.contains($0.name) } }
}

extension Invocation {
    /// The named suites; all existing ones with `--all`.
    func suites(all: () throws -> [SuiteName]) throws -> [SuiteName] {
        if has("all") {
            _ = try operands(0...0)
            return try all()
        }
        return try operands(atLeast: 1).map { try suite(named: $0) }
    }

    func suite(named text: String) throws(Failure) -> SuiteName {
        do throws(SuiteName.Problem) {
            return try SuiteName(text)
        } catch {
            throw .usage("'\(text)' cannot name a suite: \(error)")
        }
    }
}
