import GroupWatch

/// Turns what watchers report besides changes into words, each note once: every watcher repeats it.
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
