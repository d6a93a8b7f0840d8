import CommandLineKit
import GroupStore

extension Command {
    static let remove = Command(
        name: "remove", operands: "[SUITE …]", summary: SyncVerb.remove.summary, options: Option.sync("all"),
        run: { invocation in
            let directory = try SyncDirectory(in: invocation.root)
            let names = try invocation.suites(all: { try Settings.known(directory).suites.keys.sorted() })
            try Settings.change(in: directory) { settings in
                for name in names { try remove(name, from: &settings) }
                // Without suites, a later start must count as another machine, as it has to in a copied root.
                if invocation.has("all") || settings.isEmpty { settings = Settings() }
            }
            // A running `run` forgets them itself, once it has dropped them.
            guard let lock = try directory.lock() else { return }
            for name in names { try directory.forget(name) }
            _ = consume lock
        })

    private static func remove(_ name: SuiteName, from settings: inout Settings) throws {
        guard settings.suites.removeValue(forKey: name) != nil else {
            throw Failure.notFound("\(name) is not kept in step", hint: "'groupdefaults sync status' lists them")
        }
        if settings.later != nil { settings.exceptions.insert(name) }
    }
}
