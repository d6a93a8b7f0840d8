/// Reports, at each look, what changed in a suite since the last one.
///
/// It keeps the last good values: while the file is damaged, half written or briefly missing, nothing has changed. It
/// never waits, and is not shared between threads. Its owner decides when to look, and how long a moment lasts.
package struct SuiteTracker: Sendable {
    package let name: SuiteName
    /// The directories from the container down to the file's.
    package let directories: [String]
    /// The relevant entry in each of them: the next directory, and in the last one the file.
    package let entries: [String]
    private let location: SuiteLocation
    private var document = SuiteText.empty
    private var stamp: FileStamp?
    private var isSettled = true
    private var hasLooked = false
    /// Whether the suite's file is a link, so that its target changes in another directory.
    package private(set) var isLinked = false
    /// Why the values are older than the file; nil while all is well.
    package private(set) var trouble: StoreError?

    /// The result of a look.
    package enum Finding: Sendable, Equatable {
        /// Nothing relevant, for example if the file was touched, or rewritten with equal values.
        case unchanged
        case changed(ChangeSet)
        /// The suite was removed.
        case removed(ChangeSet)
        /// There is no file, though nobody removed the suite; see `acceptAbsence`.
        case absent(StoreError)
        /// The file cannot be read as a suite. A program may just be writing it.
        case failed(StoreError)
    }

    package init(_ name: SuiteName, in root: Root) {
        self.name = name
        location = SuiteLocation(root: root, name: name)
        let steps = SuiteLocation.stepsInContainer
        let container = root.path + "/" + name.text
        directories = (0...steps.count).map { ([container] + steps[..<$0]).joined(separator: "/") }
        entries = steps + [location.fileName]
    }

    package var path: String { location.file }
    /// The name of the lock file, beside the suite's.
    package var lockName: String { location.lockName }
    /// When the suite's lock file was made; nil if unknown. A container that was made anew has another.
    package var origin: Int64? { location.record?.origin }
    /// The last good values.
    package var snapshot: Snapshot { Snapshot(document: document, exists: stamp != nil) }

    /// Reads the file, unless it is certain not to have changed.
    package mutating func look() -> Finding {
        if hasLooked, isSettled, FileStamp(path: path, followsLinks: isLinked) == stamp { return .unchanged }
        hasLooked = true
        // Before anyone is told the result.
        defer { StampEpoch.advance() }
        do throws(StoreError) {
            var wasRemoved = false
            guard let file = try findFile(&wasRemoved) else { return try foundNothing(wasRemoved) }
            stamp = file.stamp
            isSettled = file.isSettled
            isLinked = file.isLinked
            let finding = try take(file.text)
            trouble = nil
            return finding
        } catch {
            return failed(error)
        }
    }

    /// A file that is missing beside its lock file was removed. It is looked up twice, since its directory may have
    /// come back between the two lookups.
    private func findFile(_ wasRemoved: inout Bool) throws(StoreError) -> SuiteFile? {
        if let file = try SuiteFile.find(location) { return file }
        wasRemoved = location.record != nil
        return wasRemoved ? try SuiteFile.find(location) : nil
    }

    private mutating func failed(_ error: StoreError) -> Finding {
        trouble = error
        if case .damaged = error.reason { return .failed(error) }
        // The stamp belongs to an earlier file, which may come back unchanged.
        isSettled = false
        return [.absent, .vanished].contains(error.reason) ? .absent(error) : .failed(error)
    }

    private mutating func take(_ text: Text) throws(StoreError) -> Finding {
        do throws(Damage) {
            let update = try document.updated(to: text)
            let changes = update.changes(since: document)
            document = update.document
            return changes.isEmpty ? .unchanged : .changed(changes)
        } catch {
            throw StoreError(path: path, .damaged(error))
        }
    }

    private mutating func foundNothing(_ wasRemoved: Bool) throws(StoreError) -> Finding {
        guard document.members.isEmpty || wasRemoved else { throw StoreError(path: path, .absent) }
        let changes = acceptAbsence()
        return changes.isEmpty ? .unchanged : .removed(changes)
    }

    /// Accepts that the suite is gone, and returns the resulting changes.
    package mutating func acceptAbsence() -> ChangeSet {
        let previous = document
        document = .empty
        stamp = nil
        isSettled = true
        trouble = nil
        let update = DocumentUpdate(document: document, old: previous.members.indices, new: 0..<0)
        return update.changes(since: previous)
    }
}
