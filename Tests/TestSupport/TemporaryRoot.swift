public import GroupStore

/// A root of a test's own, gone with it.
public final class TemporaryRoot: Sendable {
    public let directory = TemporaryDirectory()
    public var root: Root { Root(path: directory.path + "/groups") }

    public init() {}

    public func suite(_ name: String = "group.test") throws -> Suite {
        Suite(try SuiteName(name), in: root)
    }
}
