import GroupStore

/// The changes of a suite in the cluster.
package struct RemoteNews: Sendable {
    /// The changes in the order of their revisions.
    package var changes: [RemoteChange]
    /// The modification revisions of the machines' notes; 0 for a removed one.
    package var notes: [String: Int64] = [:]
    /// The last revision some of whose removals are missing.
    package var lacking: Int64?
    /// The notices of conflicts, for all machines.
    package var notices: [Notice] = []
    /// Names that do not belong to any key.
    package var strangers: [String] = []

    package init(_ changes: [RemoteChange] = []) {
        self.changes = changes
    }

    package struct Notice: Sendable {
        let notice: ConflictNotice
        let revision: Int64
    }
}

extension RemotePlace {
    /// Condenses events into changes.
    package func news(_ events: [RemoteEvent]) -> RemoteNews {
        var news = RemoteNews()
        var (notes, removals): ([Int64: RemoteNote], [Int64: Int]) = ([:], [:])
        for event in events {
            guard let machine = machine(ofNote: event.name) else { continue }
            if ConflictNotice.isName(machine) {
                guard let notice = event.value.flatMap({ ConflictNotice($0) }), notice.name == machine else { continue }
                news.notices.append(RemoteNews.Notice(notice: notice, revision: event.revision))
                continue
            }
            news.notes[machine] = event.value == nil ? 0 : event.revision
            notes[event.revision] = event.value.flatMap { RemoteNote($0) }
        }
        for event in events {
            if let key = key(of: event.name) {
                if event.value == nil { removals[event.revision, default: 0] += 1 }
                let absence = RemoteChange.Content.absence(notes[event.revision]?.stamp ?? .unknown)
                let content = event.value.map { RemoteChange.Content($0, of: key) } ?? absence
                news.changes.append(RemoteChange(key, event.revision, content))
            } else if event.value != nil, machine(ofNote: event.name) == nil {
                news.strangers.append(String(decoding: event.name.prefix(200), as: UTF8.self))
            }
        }
        news.lacking = notes.filter { removals[$0.key] ?? 0 < $0.value.removals }.keys.max()
        return news
    }
}
