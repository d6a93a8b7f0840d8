import FoundationEssentials
package import GroupStore
import GroupSystem
import WidgetArchive

/// Everything about the widgets of a root, on disk in `<root>/.widgets`.
///
/// What people and programs change is in suites; archives and logs are files of their own.
package struct WidgetsDirectory: Sendable {
    /// The root of the groups.
    package let root: Root
    let programs: Suite
    let placements: Suite
    let requests: Suite
    /// The settings, such as the command that opens URLs.
    package let settings: Suite
    /// Environment variables for programs, in addition to those of this process, or in their place.
    package var environment: [String: String] = [:]

    /// Throws if anyone other than root and this process's user could change what is there.
    package init(_ root: Root) throws {
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

    package var path: String { suitesRoot.path }
    var suitesRoot: Root { programs.root }
    var archives: ArchiveFiles { ArchiveFiles(directory: path + "/archives") }
    var lockPath: String { path + "/host.lock" }
    /// The log of all reloads and their causes.
    package var reloadLog: ReloadLog { ReloadLog(file: CappedFile(path: path + "/log/reloads.jsonl")) }
    /// The path of the log with what a program prints.
    package func programLogPath(_ program: String) -> String { programLog(program).path }

    func programLog(_ program: String) -> CappedFile { CappedFile(path: "\(path)/log/\(program).log") }

    /// Makes the directories for archives and logs.
    func make() throws {
        for name in ["archives", "log"] {
            do throws(Errno) {
                _ = try FileDescriptor(makingDirectoryAt: "\(path)/\(name)")
            } catch {
                throw HostError.cannotWrite(path: "\(path)/\(name)", reason: "\(error)")
            }
        }
        // Another user may have made the directory first.
        try requireTrust()
    }
}
