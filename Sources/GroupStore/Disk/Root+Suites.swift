import GroupSystem

extension Root {
    /// The names of the suites that are here, in the order of their bytes. A root that is not there has none.
    public func suites() throws -> [SuiteName] {
        try names().filter { SuiteLocation(root: self, name: $0).holdsSuite }
    }

    /// All names here that a suite could have, be there a suite or not.
    package func names() throws(StoreError) -> [SuiteName] {
        do throws(Errno) {
            // A name that is not UTF-8 is that of no suite.
            let entries = try DirectoryListing(of: path).entries.filter(\.isText)
            return entries.compactMap { try? SuiteName($0.name) }.sorted()
        } catch {
            if error == .noSuchFileOrDirectory { return [] }
            throw StoreError(reading: path, error)
        }
    }
}

extension SuiteLocation {
    /// Whether there is a file of the suite, whatever its state, or the lock remembers that there was one.
    fileprivate var holdsSuite: Bool {
        (try? FileStatus(of: file)) != nil || record?.isPresent == true
    }
}
