import EtcdClient
import GroupStore
import GroupSync

extension SuiteRunner {
    func send(_ transaction: Transaction) {
        guard let client = link.client else { return }
        let attempt = attempt
        client.commit(EtcdTransaction(transaction, in: place)) { [weak self] result in
            guard let self, attempt == self.attempt else { return }
            switch result {
            case .success(.committed(let revision)):
                log(LogEntry(.sent, transaction.operations.map(\.key), at: SuiteRunner.now))
                tell(.committed(revision: revision))
            case .success(.refused(let revisions)):
                let keys = transaction.operations.map(\.key)
                let note = revisions.count > keys.count ? revisions.last : nil
                tell(.refused(revisions: Dictionary(uniqueKeysWithValues: zip(keys, revisions)), note: note ?? 0))
            case .failure(.refused(let reason)): deny(reason)
            case .failure(let error): link.fail(error)
            }
        }
    }

    /// Reports each reason only once, since the transaction is retried again and again.
    private func deny(_ reason: String) {
        tell(.denied(reason))
        guard denial != reason else { return }
        denial = reason
        report("the cluster refuses what is sent: \(reason)")
    }

    func watch(from revision: Int64) {
        guard let client = link.client else { return }
        let attempt = attempt
        endWatch()
        watching = client.watch(from: place.prefix, to: place.end, since: revision) { [weak self] news in
            guard let self, attempt == self.attempt, !isEnding() else { return false }
            switch news {
            case .begun: tell(.watching)
            case .events(let events, let revision):
                isFollowing = true
                tell(.remote(self.news(of: events), revision: revision))
            }
            return attempt == self.attempt
        } end: { [weak self] error in
            guard let self, attempt == self.attempt, !isEnding() else { return }
            if error == .compacted { readForgotten() } else { fail(error) }
        }
    }

    /// If the history is compacted again as soon as it was read, pauses before the next read.
    private func readForgotten() {
        guard isFollowing else { return stop(EtcdError.compacted) }
        isFollowing = false
        tell(.compacted)
    }

    func endWatch() {
        if let watching { link.client?.cancel(watching) }
        watching = nil
    }

    private func news(of events: [EtcdClient.Event]) -> RemoteNews {
        let news = place.news(events.map(RemoteEvent.init))
        for name in news.strangers { report("'\(name)' in the cluster is not the name of a key") }
        return news
    }

    // MARK: Earlier revisions

    func recall(_ key: Key, at revision: Int64) {
        guard let client = link.client else { return }
        let (attempt, name) = (attempt, Array(place.name(of: key).utf8))
        client.read(from: name, to: name + [0], atMost: 1, at: revision) { [weak self] result in
            guard let self, attempt == self.attempt else { return }
            switch result {
            case .success(let page): tell(.recalled(news(of: page.events).changes.first))
            case .failure(.compacted): tell(.compacted)
            case .failure(let error): fail(error)
            }
        }
    }

    func tellSetBack() {
        let words = "the cluster is another one, or was put back to an earlier state: what is newer here is sent again"
        log(LogEntry(.setBack, at: SuiteRunner.now))
        report(words)
    }

    /// Removes these records. If one has changed meanwhile, all of them stay until the next connection.
    func sweep(_ removals: [Key: Int64]) {
        var transaction = EtcdTransaction()
        for (key, revision) in removals {
            transaction.expected.append((place.name(of: key), revision))
            transaction.writes.append((place.name(of: key), nil))
        }
        link.client?.commit(transaction) { _ in }
    }

    func inform(_ notice: ConflictNotice) {
        var transaction = EtcdTransaction()
        transaction.writes = [(place.noteName(of: notice.name), notice.text)]
        commitNotices(transaction)
    }

    func removeNotices(_ revisions: [String: Int64]) {
        for (name, revision) in revisions {
            var transaction = EtcdTransaction()
            transaction.expected = [(place.noteName(of: name), revision)]
            transaction.writes = [(place.noteName(of: name), nil)]
            commitNotices(transaction)
        }
    }

    /// A run that ends when all is in step waits for these, too, whatever becomes of them.
    private func commitNotices(_ transaction: EtcdTransaction) {
        guard let client = link.client else { return }
        let attempt = attempt
        noticing.append(attempt)
        client.commit(transaction) { [weak self] _ in
            guard let self, let place = noticing.firstIndex(of: attempt) else { return }
            noticing.remove(at: place)
        }
    }

    // MARK: Full reads

    func readAll() {
        isReading = true
        endWatch()
        let attempt = attempt
        link.readAll(place) { [weak self] result in
            guard let self, attempt == self.attempt else { return }
            switch result {
            case .success(let all): finishReading(all.events, at: all.revision)
            case .failure(.compacted): readAll()
            case .failure(let error): fail(error)
            }
        }
    }

    /// If the cluster refuses this suite, the others are not affected.
    private func fail(_ error: EtcdError) {
        if case .refused = error { stop(error) } else { link.fail(error) }
    }

    private func finishReading(_ events: [EtcdClient.Event], at revision: Int64) {
        isReading = false
        tell(.everything(news(of: events), revision: revision))
    }
}

extension RemoteEvent {
    init(_ event: EtcdClient.Event) {
        self.init(name: event.name, value: event.value, revision: event.revision)
    }
}

extension EtcdTransaction {
    init(_ transaction: Transaction, in place: RemotePlace) {
        self.init()
        for operation in transaction.operations {
            let name = place.name(of: operation.key)
            expected.append((name, operation.expected))
            writes.append((name, operation.record.text))
        }
        guard let note = transaction.note else { return }
        let name = place.noteName(of: note.record.stamp.machine)
        expected.append((name, note.expected))
        writes.append((name, note.record.text))
    }
}
