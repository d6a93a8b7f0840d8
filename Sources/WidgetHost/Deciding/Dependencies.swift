import WidgetArchive

/// What each kind of widget has read, and so which changes matter to it.
struct Dependencies {
    private var kinds: [String: Kind] = [:]

    private struct Kind {
        /// By widget: nil while it is not known what it reads.
        var widgets: [String: [Reads]?] = [:]
        var suites: [String: Suite] = [:]

        /// Whether any widget of the kind has told what it reads: that stands for those that have not yet.
        var isKnown: Bool { widgets.values.contains { $0 != nil } }

        /// Takes up what a widget has read now. All widgets are gone through only where something may be read no longer.
        mutating func note(_ reads: [Reads]?, of widget: String) {
            let before: [Reads]? = widgets.updateValue(reads, forKey: widget) ?? nil
            guard before != reads else { return }
            if before != nil { return unite() }
            for reads in reads ?? [] { suites[reads.suite, default: Suite()].add(reads) }
        }

        mutating func forget(_ widget: String) {
            let before: [Reads]? = widgets.removeValue(forKey: widget) ?? nil
            if before != nil { unite() }
        }

        private mutating func unite() {
            suites = [:]
            for reads in widgets.values.compactMap(\.self).joined() {
                suites[reads.suite, default: Suite()].add(reads)
            }
        }
    }

    private struct Suite {
        var keys: Set<String> = []
        var everyKey = false
        var container = false

        mutating func add(_ reads: Reads) {
            container = container || reads.container
            keys.formUnion(reads.keys)
            everyKey = everyKey || reads.everyKey
        }
    }
}

extension Dependencies {
    /// Notes what a widget has read; nil if that is not known.
    mutating func note(_ reads: [Reads]?, of widget: String, kind: String) {
        kinds[kind, default: Kind()].note(reads, of: widget)
    }

    mutating func forget(_ widget: String, kind: String) {
        kinds[kind]?.forget(widget)
        if kinds[kind]?.widgets.isEmpty == true { kinds[kind] = nil }
    }

    /// A kind of which it is not known what it reads is affected by everything.
    func isAffected(_ kind: String, bySuite suite: String, key: String) -> Bool {
        guard let kind = kinds[kind] else { return false }
        guard kind.isKnown else { return true }
        guard let suite = kind.suites[suite] else { return false }
        return suite.everyKey || suite.keys.contains(key)
    }

    /// Whether a kind has asked for the container of a group, whose files it may have read.
    func readsContainer(_ kind: String, of suite: String) -> Bool {
        kinds[kind]?.suites[suite]?.container == true
    }

    /// The groups whose containers matter.
    var containers: Set<String> {
        Set(kinds.values.flatMap { $0.suites.filter(\.value.container).keys })
    }

    func kinds(affectedBySuite suite: String, keys: Set<String>) -> Set<String> {
        Set(kinds.keys.filter { kind in keys.contains { isAffected(kind, bySuite: suite, key: $0) } })
    }

    /// The suites that matter; nil if any may, since it is not known of some kind what it reads.
    var suites: Set<String>? {
        guard kinds.values.allSatisfy(\.isKnown) else { return nil }
        return Set(kinds.values.flatMap(\.suites.keys))
    }

    /// What a widget has read; nil if that is not known.
    func reads(of widget: String, kind: String) -> [Reads]? {
        kinds[kind]?.widgets[widget] ?? nil
    }

    /// What a kind has read, of which nothing is told twice.
    func reads(ofKind kind: String) -> [Reads]? {
        guard let kind = kinds[kind], kind.isKnown else { return nil }
        return kind.suites.sorted { $0.key < $1.key }.map { name, suite in
            Reads(suite: name, keys: suite.keys.sorted(), everyKey: suite.everyKey, container: suite.container)
        }
    }
}
