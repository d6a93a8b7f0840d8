import AppGroups
import GroupStore

extension TestGroup {
    /// Watches a group. After this returns, no change by any process is missed.
    public func changes(in suite: String) throws -> GroupChanges {
        try GroupChanges(of: suiteName(suite), in: self)
    }

    /// Waits until a key has a value on disk, whichever process writes it; nil waits until it has none.
    public func wait(
        for key: String, toBe expected: Any?, in suite: String, within limit: Duration = .usualPatience,
        file: StaticString = #fileID, line: Int = #line
    ) throws {
        let site = CallSite(file, line)
        let wanted = try expected.map { object in
            guard let value = Value(propertyList: object) else {
                throw TestFailure("the value to wait for is not a property list but \(type(of: object))", at: site)
            }
            return value
        }
        let name = try suiteName(suite)
        let changes = try GroupChanges(of: name, in: self, tellsInitialValues: true)
        if wanted == nil, !changes.all.contains(where: { $0.key == key }) { return }
        _ = try changes.next(
            within: limit, otherwise: "'\(key)' of \(suite) did not become \(wanted.words)", site
        ) { $0.key == key && $0.newValue == wanted }
    }
}
