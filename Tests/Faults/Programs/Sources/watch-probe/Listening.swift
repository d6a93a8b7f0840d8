import GroupStore
import GroupWatch
import ProbeSupport

/// `listen ROOT SUITE`: begins a watcher with initial values under each name that it is given as a line, and prints
/// what each is told.
func listen(_ words: Words) throws {
    let suite = try SuiteName(words[2])
    var watchers: [Watcher] = []
    while let name = readLine() {
        let options = Watcher.Options(tellsInitialValues: true)
        watchers.append(
            try Watcher(.suites([suite]), in: Root(path: words[1]), options: options) { say("\(name): \(short($0))") })
        say("\(name): begun")
    }
    withExtendedLifetime(watchers) {}
}

private func short(_ event: WatchEvent) -> String {
    switch event {
    case .changed(let change):
        "changed " + change.changes.map { "\($0.key)=\($0.new?.json() ?? "none")" }.joined(separator: " ")
    case .damaged: "damaged"
    case .mended: "mended"
    case .note(let note): "note \(note)"
    }
}
