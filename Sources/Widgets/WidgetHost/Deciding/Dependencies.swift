import GroupStore
import GroupWatch
import WidgetArchive

/// The reads of each kind of widget, which determine the changes that affect it.
struct Dependencies {
    private var kinds: [String: Kind] = [:]

    private struct Kind {
        /// By widget; nil while its reads are unknown.
        var widgets: [String: [Reads]?] = [:]
        var suites: [SuiteName: Suite] = [:]
        /// Whether any of them has read too many keys to list.
        var isOfRoot = false

        /// Whether the reads of any widget of the kind are known; those of the others are assumed to be the same.
        var isKnown: Bool { widgets.values.contains { $0 != nil } }

        /// Records what a widget has read. The union over all widgets is rebuilt only if a read may have gone away.
        mutating func note(_ reads: [Reads]?, of widget: String) {
            let before: [Reads]? = widgets.updateValue(reads, forKey: widget) ?? nil
            guard before != reads else { return }
            if before != nil { return unite() }
            for reads in reads ?? [] { add(reads) }
        }

        mutating func forget(_ widget: String) {
            let before: [Reads]? = widgets.removeValue(forKey: widget) ?? nil
            if before != nil { unite() }
        }

        private mutating func unite() {
            (suites, isOfRoot) = ([:], false)
            for reads in widgets.values.compactMap(\.self).joined() { add(reads) }
        }

        private mutating func add(_ reads: Reads) {
            isOfRoot = isOfRoot || reads.isOfRoot
            guard let name = try? SuiteName(reads.suite) else { return }
            suites[name, default: Suite()].add(reads)
        }
    }

    private struct Suite {
        var keys: Set<Key> = []
        var everyKey = false
        var container = false

        mutating func add(_ reads: Reads) {
            container = container || reads.container
            keys.formUnion(reads.keys.map { Key($0) })
            everyKey = everyKey || reads.everyKey
        }
    }
}

extension Dependencies {
    /// Records what a widget has read; nil if unknown.
    mutating func note(_ reads: [Reads]?, of widget: String, kind: String) {
        kinds[kind, default: Kind()].note(reads, of: widget)
    }

    mutating func forget(_ widget: String, kind: String) {
        kinds[kind]?.forget(widget)
        if kinds[kind]?.widgets.isEmpty == true { kinds[kind] = nil }
    }

    /// A kind whose reads are unknown is affected by everything.
    func isAffected(_ kind: String, by change: KeyChange) -> Bool {
        guard let kind = kinds[kind] else { return false }
        guard kind.isKnown, !kind.isOfRoot else { return true }
        guard let suite = kind.suites[change.suite] else { return false }
        return suite.everyKey || suite.keys.contains(change.key)
    }

    /// Whether a kind has read anything of a suite.
    func reads(_ kind: String, of suite: SuiteName) -> Bool {
        kinds[kind]?.suites[suite] != nil
    }

    /// Whether a kind has asked for a group's container, and may have read its files.
    func readsContainer(_ kind: String, of suite: SuiteName) -> Bool {
        kinds[kind]?.suites[suite]?.container == true
    }

    /// The groups whose containers matter.
    var containers: Set<SuiteName> {
        Set(kinds.values.flatMap { $0.suites.filter(\.value.container).keys })
    }

    /// The suites that any kind reads; nil if the reads of some kind are unknown, or too many, so that every suite may
    /// matter.
    var suites: Set<SuiteName>? {
        guard kinds.values.allSatisfy({ $0.isKnown && !$0.isOfRoot }) else { return nil }
        return Set(kinds.values.flatMap(\.suites.keys))
    }

    /// The reads of a widget; nil if unknown.
    func reads(of widget: String, kind: String) -> [Reads]? {
        kinds[kind]?.widgets[widget] ?? nil
    }

    /// The reads of a kind, without duplicates; nil if unknown.
    func reads(ofKind kind: String) -> [Reads]? {
        guard let kind = kinds[kind], kind.isKnown else { return nil }
        return kind.suites.sorted { $0.key < $1.key }.map { name, suite in
            let keys = suite.keys.map(\.text).sorted()
            return Reads(suite: name.text, keys: keys, everyKey: suite.everyKey, container: suite.container)
        }
    }
}
