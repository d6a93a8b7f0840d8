import WidgetArchive

extension [Reads] {
    /// More suites than an app has groups, and few enough that a host watches them anew within milliseconds.
    static let mostSuites = 100
    /// More keys than a widget has room to show, in all of its suites together.
    static let mostKeys = 2_000

    /// The reads within these limits, each suite once. If a suite has too many keys, all of its keys count; if there
    /// are too many suites, everything in the root does.
    var limited: [Reads] {
        var suites: [String: Collected] = [:]
        var isOfRoot = false
        for reads in self {
            if reads.isOfRoot || (suites[reads.suite] == nil && suites.count == [Reads].mostSuites) {
                isOfRoot = true
            } else {
                let place = suites.count
                suites[reads.suite, default: Collected(place: place)].add(reads)
            }
        }
        var room = [Reads].mostKeys
        let limited = suites.sorted { $0.value.place < $1.value.place }.map { suite, collected in
            let areTooMany = collected.keys.count > room
            if !areTooMany { room -= collected.keys.count }
            return Reads(
                suite: suite, keys: areTooMany ? [] : collected.keys.sorted(),
                everyKey: collected.everyKey || areTooMany, container: collected.container)
        }
        return limited + (isOfRoot ? [.ofRoot] : [])
    }

    /// The reads from one suite.
    private struct Collected {
        let place: Int
        var keys: Set<String> = []
        var everyKey = false
        var container = false

        mutating func add(_ reads: Reads) {
            everyKey = everyKey || reads.everyKey
            container = container || reads.container
            for key in reads.keys where keys.count <= [Reads].mostKeys { keys.insert(key) }
        }
    }
}
