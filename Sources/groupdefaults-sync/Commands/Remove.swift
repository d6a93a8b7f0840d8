import Commands
import GroupStore

extension Command {
    static let remove = Command(
        name: "remove", operands: "[SUITE …]", summary: "keep suites in step no longer", options: Option.sync("all"),
        run: { invocation in
            let directory = SyncDirectory(in: try invocation.root)
            var settings = try Settings.known(directory)
            for name in try invocation.suites(all: { settings.suites.keys.sorted() }) {
                guard settings.suites.removeValue(forKey: name) != nil else {
                    throw Failure.notFound(
                        "\(name) is not kept in step", hint: "'groupdefaults sync status' lists them")
                }
                try forget(directory.ledger(of: name))
            }
            // With no suite left, a later start is that of another machine, as one in a copied root has to be.
            if settings.suites.isEmpty { settings = Settings() }
            try settings.write(to: directory)
        })

    /// Forgets how far a suite was in step. What lost stays until a person has decided.
    private static func forget(_ ledger: Suite) throws {
        try ledger.write { draft in
            for key in draft.keys where !key.text.hasPrefix("conflict/") { draft[key] = nil }
        }
    }
}
