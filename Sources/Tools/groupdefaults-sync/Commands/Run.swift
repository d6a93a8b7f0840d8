import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let run = Command(
        name: "run", summary: SyncVerb.run.summary, options: Option.sync("once"),
        run: { invocation in
            let manager = ServiceManager.take()
            let directory = try SyncDirectory(in: invocation.root)
            let endsInStep = invocation.has("once")
            if endsInStep { _ = try Settings.known(directory) }
            guard let lock = try directory.lock() else {
                throw Failure.store(
                    "another 'sync run' is running in \(directory.root)",
                    hint: "'groupdefaults sync status' shows its state")
            }
            try SyncSession(directory, endsInStep: endsInStep, tells: manager).run()
            _ = consume lock
        })
}
