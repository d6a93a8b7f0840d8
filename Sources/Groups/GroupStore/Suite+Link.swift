import GroupSystem

/// Suites whose file is a symbolic link to a file of the same owner, among dotfiles for example.
extension Suite {
    /// Makes processes follow the suite's link from now on, and returns its target. With a path, first replaces the
    /// suite's file by a link to that path: one of the two may exist, and if both do, they must have the same text.
    package func link(to path: String? = nil) throws -> String {
        if path == nil, try SuiteDirectory.open(location) == nil { throw StoreError(path: self.path, .absent) }
        return try locked(Suite.patience) { (directory, lock) in
            let own = path == nil ? nil : try SuiteFile(location, in: directory)?.text
            if let path { try prepare(path, for: own) }
            // Before the link exists, so that no reader refuses it.
            try lock.choose(followsLink: true, path: self.path)
            do {
                if let path {
                    try lock.exchange(of: self.path) { () throws(StoreError) in try directory.putLink(to: path) }
                }
                guard let target = try directory.followLink() else { throw StoreError(path: self.path, .notALink) }
                _ = try checkedText(in: directory)
                lock.confirmPresence()
                return target
            } catch {
                if path != nil { try directory.takeBackLink(for: own.map { Splices(of: $0) }) }
                try lock.choose(followsLink: false, path: self.path)
                throw error
            }
        }
    }

    /// Replaces the suite's link by a regular file with the same text.
    package func unlink() throws {
        guard try SuiteDirectory.open(location) != nil else { throw StoreError(path: path, .absent) }
        try locked(Suite.patience) { (directory, lock) in
            guard directory.isLinked else { throw StoreError(path: path, .notALink) }
            let text = try checkedText(in: directory)
            try lock.exchange(of: path) { () throws(StoreError) in
                try directory.replaceLink(with: Splices(of: text))
            }
            try lock.choose(followsLink: false, path: path)
        }
    }

    /// Ensures that a link can lead to a file with the suite's text.
    private func prepare(_ path: String, for own: Text?) throws(StoreError) {
        if let own { return try LinkedFile.write(own.bytes, to: path) }
        guard FileStamp(path: path, followsLinks: true) != nil else { throw StoreError(path: path, .absent) }
    }

    /// The text of the file, which must be a valid suite.
    private func checkedText(in directory: borrowing SuiteDirectory) throws(StoreError) -> Text {
        guard let text = try SuiteFile(location, in: directory)?.text else { throw StoreError(path: path, .vanished) }
        do throws(Damage) {
            _ = try SuiteText(text)
            return text
        } catch {
            throw StoreError(path: path, .damaged(error))
        }
    }
}
