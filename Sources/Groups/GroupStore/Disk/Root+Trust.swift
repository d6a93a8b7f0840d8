package import GroupSystem

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
