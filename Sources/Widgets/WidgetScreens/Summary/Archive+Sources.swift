package import WidgetArchive

extension Archive {
    /// The keys and files that wake the widget when they change, in words.
    package var sources: [String] {
        // Keys missing from a suite are also looked up in the global domain, which is irrelevant here.
        let keys = reads.filter { $0.suite != "NSGlobalDomain" }.flatMap { reads -> [String] in
            if reads.isOfRoot { return ["every value in the root, as it has read too many suites to tell them apart"] }
            return (reads.everyKey ? ["all of \(reads.suite)"] : reads.keys.map { "\($0) of \(reads.suite)" })
                + (reads.container ? ["files of \(reads.suite)"] : [])
        }
        let named = files.prefix(Archive.mostFiles).map {
            $0.version == nil ? "\($0.path), which is not there" : $0.path
        }
        let rest = files.count - named.count
        return keys + named + (rest > 0 ? ["\(rest) more files"] : [])
    }

    private static var mostFiles: Int { 20 }
}
