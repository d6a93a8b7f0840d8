import FoundationEssentials
public import GroupStore
import GroupSystem
import WidgetArchive

/// All that a root knows of its widgets, on the disk in `<root>/.widgets`.
///
/// What people and programs change are suites there like any other; archives and logs are files of their own.
public struct WidgetsDirectory: Sendable {
    /// Where the groups are.
    public let root: Root
    let programs: Suite
    let placements: Suite
    let requests: Suite
    /// The opener of URLs, and whatever else a person may set.
    public let settings: Suite
    /// What programs are given beside the variables of this process, or in their place.
    public var environment: [String: String] = [:]

    /// Throws if anyone but root and the user that this process runs as decides what is there.
    public init(_ root: Root) throws {
        self.root = root
        let inner = Root(path: "\(root.path)/\(WidgetRecords.directory)")
        programs = Suite(try SuiteName(SuiteNames.programs), in: inner)
        placements = Suite(try SuiteName(SuiteNames.placements), in: inner)
        requests = Suite(try SuiteName(SuiteNames.requests), in: inner)
        settings = Suite(try SuiteName(SuiteNames.settings), in: inner)
        try requireTrust()
    }

    enum SuiteNames {
        static let programs = "programs"
        static let placements = PlacedRecord.suite
        static let requests = RequestRecord.suite
        static let settings = "settings"
    }

    public var path: String { suitesRoot.path }
    var suitesRoot: Root { programs.root }
    var archives: ArchiveFiles { ArchiveFiles(directory: path + "/archives") }
    var lockPath: String { path + "/host.lock" }
    /// What was reloaded, when, and why.
    public var reloadLog: ReloadLog { ReloadLog(file: CappedFile(path: path + "/log/reloads.jsonl")) }
    /// What a program prints.
    public func programLogPath(_ program: String) -> String { programLog(program).path }

    func programLog(_ program: String) -> CappedFile { CappedFile(path: "\(path)/log/\(program).log") }

    /// Makes the directories for what is no suite.
    func make() throws {
        for name in ["archives", "log"] {
            do throws(Errno) {
                _ = try FileDescriptor(makingDirectoryAt: "\(path)/\(name)")
            } catch {
                throw HostError.cannotWrite(path: "\(path)/\(name)", reason: "\(error)")
            }
        }
        // Someone else may have been faster to make what was not there.
        try requireTrust()
    }
}
