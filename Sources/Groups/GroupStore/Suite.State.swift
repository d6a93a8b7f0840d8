import GroupSystem

extension Suite {
    /// A process's knowledge of a suite, and how it notices changes.
    struct State: ~Copyable {
        private(set) var exists = false
        private(set) var trouble: StoreError?
        /// The values on disk, or the last good ones.
        private(set) var document = SuiteText.empty
        private var values: [Key: Value?] = [:]
        /// Counts the documents. While it stays the same, so do all values.
        private(set) var revision = 0

        private var isLoaded = false
        private var wasEverGood = false
        private var stamp: FileStamp?
        private var isSettled = false
        private var isLinked = false
        private var reading = Reading.undated
        private var shared: SharedRecord?
        private var lastLook: Int64 = 0
        /// `StampEpoch.current` at the last look.
        private var lastEpoch = 0
        private let onTrouble: @Sendable (StoreError) -> Void

        init(onTrouble: @escaping @Sendable (StoreError) -> Void) {
            self.onTrouble = onTrouble
        }
    }

    /// How a file that was read is known to be current.
    fileprivate enum Reading: Equatable {
        /// By the generation: while that stays the same, so does the file.
        case during(Generation)
        /// By its stamp alone: there was no record, or the file was being exchanged.
        case undated
    }
}

extension Suite.State {
    mutating func value(_ key: Key) -> Value? {
        if let known = values[key] { return known }
        let value = document.value(key)
        // Missing keys are cached too, but not without limit.
        if values.count > 2 * document.members.count + 1_000 { values.removeAll() }
        values[key] = .some(value)
        return value
    }

    /// Makes sure that no finished write is missed. As long as nothing is written and the kernel's clock does not tick,
    /// this takes no system call. At each tick, and when an edit was reported, it looks for edits by programs that take
    /// no lock.
    mutating func refresh(_ location: SuiteLocation) throws(StoreError) {
        let now = CoarseClock.monotonic
        let epoch = StampEpoch.current
        if now == lastLook, epoch == lastEpoch, case .during(let known) = reading, known == shared?.generation {
            return
        }
        // The reported edit may follow the previous one too closely to show in the stamp.
        if epoch != lastEpoch, !isSettled { stamp = nil }
        (lastLook, lastEpoch) = (now, epoch)
        if isLoaded {
            look(location)
        } else {
            loadPatiently(location) { () throws(StoreError) in try SuiteFile.find(location) }
        }
        if let trouble, !wasEverGood { throw trouble }
    }

    private mutating func look(_ location: SuiteLocation) {
        let now = mapRecord(location)
        let isSameGeneration = reading == now
        let isStampEnough = reading == .undated && isSettled
        let isSameStamp = FileStamp(path: location.file, followsLinks: isLinked) == stamp && (isSettled || !couldSettle)
        if isSameStamp, isSameGeneration || isStampEnough {
            reading = now
        } else {
            load(location, now) { () throws(StoreError) in try SuiteFile.find(location) }
        }
    }

    /// Whether enough time has passed since the file was read for the stamp to settle.
    private var couldSettle: Bool { stamp?.isSettled(at: CoarseClock.fileTime) ?? true }

    /// How a file that is read now will be known to be current.
    private mutating func mapRecord(_ location: SuiteLocation) -> Suite.Reading {
        let lock = (try? FileStatus(of: location.lock))?.identity
        if let mapped = shared?.identity, lock != mapped || shared?.isIntact != true {
            shared = nil
            reading = .undated
        }
        if shared == nil, lock != nil { shared = SharedRecord.map(location) }
        guard let seen = shared?.generation, !seen.isExchanging else { return .undated }
        return .during(seen)
    }

    /// Reads the file for the first time. If a program seems to be writing it in place, waits a moment.
    private mutating func loadPatiently(
        _ location: SuiteLocation, _ find: () throws(StoreError) -> SuiteFile?
    ) {
        load(location, .undated, find)
        var patience = Patience.withForeignWriters
        while trouble?.mayPass(location) == true, patience.wait() { load(location, .undated, find) }
    }

    private mutating func load(
        _ location: SuiteLocation, _ reading: Suite.Reading, _ find: () throws(StoreError) -> SuiteFile?
    ) {
        isLoaded = true
        self.reading = reading
        stamp = nil
        isSettled = true
        do throws(StoreError) {
            if let file = try find() {
                stamp = file.stamp
                isSettled = file.isSettled
                isLinked = file.isLinked
                try take(file.text, location)
                exists = true
            } else {
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
            for number in update.old { values[document.key(ofMember: number)] = nil }
            for number in update.new { values[update.document.key(ofMember: number)] = nil }
        } else {
            values.removeAll(keepingCapacity: true)
        }
        document = update.document
        revision += 1
    }

    private mutating func clear() {
        document = .empty
        values.removeAll()
        revision += 1
        exists = false
    }

    /// Discards the cache, after this process has replaced the file.
    mutating func noteReplacement() {
        reading = .undated
        stamp = nil
        isSettled = false
    }
}

// MARK: Reading without caching

extension Suite.State {
    /// The state that a write starts from.
    struct Base {
        let document: SuiteText
        /// The stamp of the file; nil if there is no file.
        let stamp: FileStamp?
    }

    /// The state that a write starts from, under the lock. Throws if the file is damaged or gone, rather than treat it
    /// as empty.
    mutating func base(
        _ location: SuiteLocation, in directory: borrowing SuiteDirectory, _ record: LockRecord
    ) throws(StoreError) -> Base {
        guard isLoaded else {
            return try Suite.State.patiently(location) { () throws(StoreError) in
                try Suite.State.baseOnce(try SuiteFile.find(location, in: directory, record), location)
            }
        }
        let isCurrent = isSettled && trouble == nil && reading == .during(record.generation)
        if !isCurrent || directory.fileStamp != stamp {
            loadPatiently(location) { () throws(StoreError) in try SuiteFile.find(location, in: directory, record) }
            reading = .during(record.generation)
        }
        if let trouble { throw trouble }
        return Base(document: document, stamp: stamp)
    }

    private static func baseOnce(_ file: SuiteFile?, _ location: SuiteLocation) throws(StoreError) -> Base {
        guard let file else { return Base(document: .empty, stamp: nil) }
        do throws(Damage) {
            return Base(document: try SuiteText(file.text), stamp: file.stamp)
        } catch {
            throw StoreError(path: location.file, .damaged(error))
        }
    }

    static func valueOnce(for key: Key, _ location: SuiteLocation) throws(StoreError) -> Value? {
        try patiently(location) { () throws(StoreError) in
            let file: SuiteFile?
            switch try SuiteFile.search(for: key, location) {
            case .value(let value): return value
            case .file(let found): file = found
            case .nothing: file = try SuiteFile.find(location)
            }
            guard let file else { return nil }
            do throws(Damage) {
                return try SuiteText.value(of: key, in: file.text)
            } catch {
                throw StoreError(path: location.file, .damaged(error))
            }
        }
    }

    /// Retries for a moment if a program seems to be writing the file in place.
    private static func patiently<Result>(
        _ location: SuiteLocation, _ action: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        var patience = Patience.withForeignWriters
        while true {
            do throws(StoreError) {
                return try action()
            } catch {
                guard error.mayPass(location), patience.wait() else { throw error }
            }
        }
    }
}

extension Patience {
    /// How long a program may take to write a file in place before the file counts as damaged.
    fileprivate static var withForeignWriters: Patience { Patience(.milliseconds(250), longestNap: .milliseconds(10)) }
}

extension StoreError {
    /// Whether another program may just be writing the file.
    fileprivate func mayPass(_ location: SuiteLocation) -> Bool {
        switch reason {
        case .damaged: FileStamp(path: location.file, followsLinks: true)?.changedWithin(.seconds(1)) ?? true
        case .vanished: FileStamp(path: location.directory)?.changedWithin(.seconds(1)) ?? false
        default: false
        }
    }
}
