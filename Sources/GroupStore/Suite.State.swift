extension Suite {
    /// What a process knows of a suite, and how it learns whether that is still so.
    struct State: ~Copyable {
        private(set) var exists = false
        private(set) var trouble: StoreError?
        private var current = Document.empty
        /// What this process wrote since `current`, not looked into yet: one that only writes need never do it.
        private var written: Text?
        private var values: [Key: Value?] = [:]

        private var isLoaded = false
        private var wasEverGood = false
        private var stamp: FileStamp?
        private var isSettled = false
        /// That of the shared record when the file was read; nil if it was not known, or odd.
        private var generation: UInt64?
        private var shared: SharedRecord?
        private var lastLook: Int64 = 0
        private let onTrouble: @Sendable (StoreError) -> Void

        init(onTrouble: @escaping @Sendable (StoreError) -> Void) {
            self.onTrouble = onTrouble
        }
    }
}

extension Suite.State {
    /// The values as they are on disk, or were when they last were good.
    var document: Document {
        mutating get {
            if let written {
                // Our own text: it cannot be damaged.
                if let update = try? current.updated(to: written) { take(update) }
                self.written = nil
            }
            return current
        }
    }

    mutating func value(_ key: Key) -> Value? {
        let document = document
        if let known = values[key] { return known }
        let value = document.value(key)
        // Keys that have no value are remembered too, but not without end.
        if values.count > 2 * current.members.count + 1_000 { values.removeAll() }
        values[key] = .some(value)
        return value
    }

    /// Makes sure that no finished write is missed. Without one, and until the kernel's clock ticks, this takes no
    /// system call; at each tick it looks for edits by programs that do not know of generations.
    mutating func refresh(_ location: SuiteLocation) throws(StoreError) {
        let now = CoarseClock.monotonic
        if now == lastLook, let generation, shared?.generation == generation { return }
        lastLook = now
        if isLoaded {
            look(location)
        } else {
            loadPatiently(location)
        }
        if let trouble, !wasEverGood { throw trouble }
    }

    private mutating func look(_ location: SuiteLocation) {
        let seen = mapRecord(location)
        let isSame = FileStamp(path: location.file) == stamp && (isSettled || !couldSettle)
        if generation == seen || generation == nil && isSettled, isSame {
            generation = seen
        } else {
            load(location, seen)
        }
    }

    /// Whether enough time has passed since the file was read for another look to be worth it.
    private var couldSettle: Bool { stamp?.isSettled(at: CoarseClock.fileTime) ?? true }

    /// The generation now, if there is a record and no write is just taking place.
    private mutating func mapRecord(_ location: SuiteLocation) -> UInt64? {
        let lockStamp = FileStamp(path: location.lock)
        if let mapped = shared?.stamp, lockStamp?.isSameFile(as: mapped) != true || shared?.isIntact != true {
            shared = nil
            generation = nil
        }
        if shared == nil, lockStamp != nil { shared = SharedRecord.map(location) }
        guard let seen = shared?.generation, seen & 1 == 0 else { return nil }
        return seen
    }

    /// Reads the file for the first time. Where it seems that a program is just writing it in place, waits a moment.
    private mutating func loadPatiently(_ location: SuiteLocation) {
        load(location, nil)
        var patience = Patience(.milliseconds(250), longestNap: .milliseconds(10))
        while trouble?.mayPass(location) == true, patience.wait() { load(location, nil) }
    }

    private mutating func load(_ location: SuiteLocation, _ seen: UInt64?) {
        isLoaded = true
        generation = seen
        do throws(StoreError) {
            if let file = try SuiteFile(location) {
                stamp = file.stamp
                isSettled = file.isSettled
                try take(file.text, location)
                exists = true
            } else {
                stamp = nil
                isSettled = true
                if location.recordSaysPresent { throw StoreError(path: location.file, .vanished) }
                clear()
            }
            trouble = nil
            wasEverGood = true
        } catch {
            let isNew = trouble != error
            trouble = error
            if isNew, wasEverGood { onTrouble(error) }
        }
    }

    private mutating func take(_ text: Text, _ location: SuiteLocation) throws(StoreError) {
        do throws(Damage) {
            take(try document.updated(to: text))
        } catch {
            throw StoreError(path: location.file, .damaged(error))
        }
    }

    private mutating func take(_ update: DocumentUpdate) {
        if update.old.count + update.new.count < values.count {
            for number in update.old { values[current.key(ofMember: number)] = nil }
            for number in update.new { values[update.document.key(ofMember: number)] = nil }
        } else {
            values.removeAll(keepingCapacity: true)
        }
        current = update.document
    }

    private mutating func clear() {
        current = .empty
        written = nil
        values.removeAll()
        exists = false
    }

    /// What a writer starts from, under the lock. A file that is damaged or gone throws, rather than be taken for empty.
    mutating func documentForWriting(
        _ location: SuiteLocation, _ directory: borrowing SuiteDirectory, _ record: LockRecord
    ) throws(StoreError) -> Document {
        let isCurrent = isLoaded && isSettled && trouble == nil && generation == record.generation
        if !isCurrent || FileStamp(path: location.file) != stamp {
            loadPatiently(location)
            generation = record.generation
        }
        if let trouble { throw trouble }
        return document
    }

    /// Takes over what this process has just written.
    mutating func adopt(_ text: Text, _ stamp: FileStamp, generation: UInt64) {
        written = text
        self.stamp = stamp
        isSettled = false
        self.generation = generation
        exists = true
        wasEverGood = true
        trouble = nil
    }
}

extension StoreError {
    /// Whether it may be only that another program is in the middle of writing the file.
    fileprivate func mayPass(_ location: SuiteLocation) -> Bool {
        switch reason {
        case .damaged: FileStamp(path: location.file)?.changedWithin(.seconds(1)) ?? true
        case .vanished: FileStamp(path: location.directory)?.changedWithin(.seconds(1)) ?? false
        default: false
        }
    }
}
