import AppGroups
import WidgetArchive

/// The groups' values that each kind has read since the program started, because a value may be kept in a `static let`.
struct ReadLedger {
    private var byKind: [String: [String: GroupReads]] = [:]
    /// Reads while no kind was being asked, which count for all kinds.
    private var shared: [String: GroupReads] = [:]

    mutating func note(_ reads: [String: GroupReads], of kind: String?) {
        for (suite, reads) in reads {
            if let kind {
                byKind[kind, default: [:]][suite, default: GroupReads()].formUnion(reads)
            } else {
                shared[suite, default: GroupReads()].formUnion(reads)
            }
        }
    }

    func reads(of kind: String?) -> [Reads] {
        var all = shared
        for (suite, reads) in kind.flatMap({ byKind[$0] }) ?? [:] { all[suite, default: GroupReads()].formUnion(reads) }
        return all.sorted { $0.key < $1.key }.map { suite, reads in
            Reads(suite: suite, keys: reads.keys.sorted(), everyKey: reads.everyKey, container: reads.container)
        }
    }
}
