import AppGroups
import WidgetArchive

/// What each kind has read in all the time that the program has run: a value may be kept in a `static let`.
struct ReadLedger {
    private var byKind: [String: [String: GroupReads]] = [:]
    /// Read while no kind was asked for, and so for all of them.
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
