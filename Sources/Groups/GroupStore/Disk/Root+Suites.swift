package import GroupSystem

extension Root {
    /// The names of all suites in this root, ordered by their bytes; empty if the root does not exist.
    public func suites() throws -> [SuiteName] {
        try names().filter { SuiteLocation(root: self, name: $0).holdsSuite }
    }

    /// All directory names in this root that are valid for a suite, whether or not the suite exists.
    package func names() throws(StoreError) -> [SuiteName] {
        do throws(Errno) {
            // Neither a name that is not UTF-8 nor that of a file can be a suite's.
            let entries = try DirectoryListing(of: path).entries.filter {
                $0.isText && ($0.isDirectory || !isFile($0.name))
            }
            return entries.compactMap { try? SuiteName($0.name) }.sorted()
        } catch {
            if error == .noSuchFileOrDirectory { return [] }
            throw StoreError(reading: path, error)
        }
    }
}

extension Root {
    /// Whether a file beside the containers has this name, such as a README.
    package func isFile(_ name: String) -> Bool {
        (try? FileStatus(of: "\(path)/\(name)", followsLinks: false))?.isRegularFile == true
    }
}

extension SuiteLocation {
    /// Whether the suite has a file, in whatever state, or its lock record says that it should.
    fileprivate var holdsSuite: Bool {
        (try? FileStatus(of: file)) != nil || record?.isPresent == true
    }
}

extension Root {
    /// Throws unless the root belongs to this process's user, and nobody else could replace or change it, these suites,
    /// or these entries beside them. Missing entries are fine.
    package func requireTrust(of suites: [Suite], beside names: [String]) throws(Exposed) {
        var trust = Trust()
        guard let directory = try trust.check(own: path) else { return }
        for suite in suites {
            let location = SuiteLocation(root: Root(path: directory), name: suite.name)
            var place = directory
            for step in location.steps + [location.fileName] {
                place += "/" + step
                try trust.check(place)
            }
        }
        for name in names { try trust.check("\(directory)/\(name)") }
    }
}
