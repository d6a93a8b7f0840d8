import GroupWatch

/// Turns watchers' reports other than changes into words, each once, since every watcher repeats them.
struct WatchNotes {
    private var told: Set<WatchNote> = []

    mutating func words(for event: WatchEvent) -> String? {
        switch event {
        case .changed: nil
        case .damaged(_, let error): "\(error)"
        case .mended(let name): "\(name) can be read again"
        case .note(let note): note == .overflow || told.insert(note).inserted ? "\(note)" : nil
        }
    }
}
