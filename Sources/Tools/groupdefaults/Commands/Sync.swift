import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let sync = Command(
        name: "sync",
        operands: "add|remove|run|status|conflicts|log [WORD …]",
        summary: "keep suites the same on several machines, through etcd",
        details: """
            'add [SUITE …]' names the cluster and the suites that are kept in step, and 'remove [SUITE …]' ends that; \
            values stay where they are. 'add --dry-run' shows what that would send, fetch and overwrite, and changes \
            nothing. 'run' does the work until it is ended. 'status' shows how far it has come. \
            Where two machines changed the same key, the later write wins, and 'conflicts' lists the values that lost: \
            'conflicts restore SUITE KEY' sets the last of a key again, and 'conflicts forget SUITE [KEY …]' drops \
            them. 'log' prints what came, what went and what was refused. Only suites that were added are ever sent or \
            written. A separate program does it, which needs libcurl; nothing else in this tool uses the network.
            """,
        options: Option.sync,
        examples: [
            Example(
                line: "sync add --to http://127.0.0.1:2379 --prefix /people/minsu group.default",
                meaning: "chooses a suite and a cluster"),
            Example(line: "sync add --dry-run --all", meaning: "shows what adding all suites would merge"),
            Example(line: "sync run --once", meaning: "catches up, sends what waits, and ends"),
            Example(line: "sync conflicts restore group.default nickname", meaning: "brings back what lost"),
        ],
        completes: [
            .found { _ in SyncVerb.allCases.map { .init($0.rawValue, meaning: $0.summary) } }, .suite,
        ],
        run: { invocation in
            guard let verb = invocation.operands.first else {
                throw invocation.withoutVerb(SyncVerb.allCases.map { ($0.rawValue, $0.summary) })
            }
            let program = "groupdefaults-sync"
            guard let path = CompanionProgram.path(of: program) else {
                throw Failure.store(
                    "'sync' needs \(program), which is not installed",
                    hint: "'make install' installs both; Debian has it in the package groupdefaults-sync")
            }
            let words = ["--root", try invocation.root.path, verb] + rest(of: invocation)
            do throws(Errno) {
                try CurrentProcess.become(path, words)
            } catch {
                throw Failure.store("\(path) cannot be run: \(error)")
            }
        })

    /// The words after the verb, as they were typed.
    private static func rest(of invocation: Invocation) -> [String] {
        var (options, operands): ([String], [String]) = ([], [])
        for word in invocation.words {
            switch word {
            case .operand(let text): operands.append(text)
            case .option(let option, _) where option.name == Option.root.name: break
            case .option(let option, let argument):
                options.append("--" + option.name + (option.argument == nil ? "" : "=" + argument))
            }
        }
        return options + ["--"] + operands.dropFirst()
    }
}
