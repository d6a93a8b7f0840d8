import GroupStore

/// The subscriptions to one root, and the initial values still owed to them.
struct Subscribers {
    private var all: [Subscription] = []
    private var polling: [Subscription] = []
    /// Indexed by the suites they watch, so that a suite finds its own without asking the others.
    private var ofAll: [Subscription] = []
    private var byName: [SuiteName: [Subscription]] = [:]
    /// Subscriptions that asked for initial values of a suite that could not be read yet.
    private var awaiting: [SuiteName: [Subscription]] = [:]
    private var toldNotes: Set<WatchNote> = []

    var isEmpty: Bool { all.isEmpty }
    var watchAll: Bool { !ofAll.isEmpty }
    /// Whether any subscription does more than poll.
    var useInotify: Bool { all.count > polling.count }
    var shortestPollingInterval: Duration? { polling.compactMap(\.options.pollingInterval).min() }

    func want(_ name: SuiteName) -> Bool { watchAll || haveNamed(name) }
    func haveNamed(_ name: SuiteName) -> Bool { byName[name] != nil }

    /// The subscriptions to a suite, in the order in which they were added.
    private func watching(_ name: SuiteName) -> [Subscription] {
        let named = byName[name] ?? []
        return ofAll.isEmpty ? named : named.isEmpty ? ofAll : all.filter { $0.includes(name) }
    }

    mutating func add(_ subscription: Subscription) {
        all.append(subscription)
        if subscription.options.pollingInterval != nil { polling.append(subscription) }
        switch subscription.scope {
        case .all: ofAll.append(subscription)
        case .suites(let names): for name in names { byName[name, default: []].append(subscription) }
        }
    }

    mutating func remove(_ subscription: Subscription) {
        all.removeAll { $0 === subscription }
        polling.removeAll { $0 === subscription }
        ofAll.removeAll { $0 === subscription }
        if case .suites(let names) = subscription.scope {
            for name in names {
                byName[name]?.removeAll { $0 === subscription }
                if byName[name]?.isEmpty == true { byName[name] = nil }
            }
        }
        awaiting = awaiting.compactMapValues { others in
            let rest = others.filter { $0 !== subscription }
            return rest.isEmpty ? nil : rest
        }
    }

    /// Brings a new subscription up to date with what the others know of a suite.
    mutating func welcome(_ newcomer: Subscription, to suite: WatchedSuite) {
        if newcomer.options.tellsInitialValues {
            if suite.isKnown {
                tellValues(of: suite, to: newcomer)
            } else {
                awaiting[suite.name, default: []] += [newcomer]
            }
        }
        if let trouble = suite.toldTrouble { newcomer.tell(.damaged(suite.name, trouble)) }
    }

    private func tellValues(of suite: WatchedSuite, to subscription: Subscription) {
        let members = suite.tracker.snapshot.members
        guard !members.isEmpty || subscription.names(suite.name) else { return }
        let changes = ChangeSet(members.map { Change(key: $0.key, old: nil, new: $0.value) })
        subscription.tell(.changed(SuiteChange(suite: suite.name, changes: changes, isFresh: true, isInitial: true)))
    }

    mutating func tell(_ events: [WatchEvent], about suite: WatchedSuite, except newcomer: Subscription? = nil) {
        let late = suite.isKnown ? awaiting.removeValue(forKey: suite.name) ?? [] : []
        for subscription in late { tellValues(of: suite, to: subscription) }
        for event in events {
            for subscription in watching(suite.name) where subscription !== newcomer {
                // Subscriptions that just got the initial values need not hear of the change to them.
                if case .changed = event, late.contains(where: { $0 === subscription }) { continue }
                subscription.tell(event)
            }
        }
    }

    mutating func tell(_ note: WatchNote) {
        guard note == .overflow || toldNotes.insert(note).inserted else { return }
        for subscription in all { subscription.tell(.note(note)) }
    }
}
