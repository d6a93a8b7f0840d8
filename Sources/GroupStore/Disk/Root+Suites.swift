import Glibc

extension Root {
    /// The names of the suites that are here, in the order of their bytes. A root that is not there has none.
    public func suites() throws -> [SuiteName] {
        try names().filter { SuiteLocation(root: self, name: $0).holdsSuite }
    }

    /// All names here that a suite could have, be there a suite or not.
    package func names() throws(StoreError) -> [SuiteName] {
        guard let directory = opendir(path) else {
            let error = Errno(errno)
            if error == Errno(ENOENT) { return [] }
            throw StoreError(reading: path, error)
        }
        defer { closedir(directory) }
        var names: [SuiteName] = []
        while let entry = readdir(directory) {
            guard let text = entry.fileName, let name = try? SuiteName(text) else { continue }
            names.append(name)
        }
        return names.sorted()
    }
}

extension SuiteLocation {
    /// Whether there is a file of the suite, whatever its state, or the lock remembers that there was one.
    fileprivate var holdsSuite: Bool {
        (try? FileStatus(of: file)) != nil || record?.isPresent == true
    }
}

extension UnsafeMutablePointer<dirent> {
    /// Nil for a name that is not UTF-8, which no suite has.
    fileprivate var fileName: String? {
        withUnsafePointer(to: &pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
        }
    }
}
