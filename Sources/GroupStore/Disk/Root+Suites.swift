import GroupSystem

extension Root {
    /// The names of all suites in this root, ordered by their bytes; none if the root does not exist.
    public func suites() throws -> [SuiteName] {
        try names().filter { SuiteLocation(root: self, name: $0).holdsSuite }
    }

    /// All names in this root that a suite could have, whether there is a suite or not.
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
    /// Whether the suite has a file, in whatever state, or its lock record says that it should.
    fileprivate var holdsSuite: Bool {
        (try? FileStatus(of: file)) != nil || record?.isPresent == true
    }
}
