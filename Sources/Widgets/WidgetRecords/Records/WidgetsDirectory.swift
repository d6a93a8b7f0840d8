package import GroupStore
import GroupSystem
package import WidgetArchive

/// Everything about the widgets of a root, on disk in `<root>/.widgets`.
///
/// Records that people and programs change are in suites; archives and logs are separate files.
package struct WidgetsDirectory: Sendable {
    /// Its name in the groups' root. It is a root itself.
    package static let name = ".widgets"

    package let root: Root
    package let programs: Suite
    package let placements: Suite
    package let requests: Suite
    package let taps: Suite
    package let activityRecords: Suite
    package let stackRecords: Suite
    /// How screens arrange widgets.
    package let screenRecords: Suite
    /// The settings, such as the command that opens URLs, and how a person wants widgets shown.
    package let settings: Suite
    /// Environment variables for programs, added to those of this process or replacing them.
    package var environment: [String: String] = [:]
    /// Display settings that override the recorded ones.
    package var shownAs: DisplaySettings?

    /// Throws if anyone other than root and this process's user could change its contents.
    package init(_ root: Root) throws {
        self.root = root
        let inner = Root(path: "\(root.path)/\(WidgetsDirectory.name)")
        programs = Suite(try SuiteName(RegisteredProgram.suite), in: inner)
        placements = Suite(try SuiteName(PlacedWidget.suite), in: inner)
        requests = Suite(try SuiteName(ReloadRequest.suite), in: inner)
        taps = Suite(try SuiteName(TapRequest.suite), in: inner)
        activityRecords = Suite(try SuiteName(ActivityRecord.suite), in: inner)
        stackRecords = Suite(try SuiteName("stacks"), in: inner)
        screenRecords = Suite(try SuiteName("screen"), in: inner)
        settings = Suite(try SuiteName("settings"), in: inner)
        try requireTrust()
    }

    package var path: String { suitesRoot.path }
    package var suitesRoot: Root { programs.root }
    package var archives: ArchiveFiles { ArchiveFiles(directory: path + "/archives") }
    package var lockPath: String { path + "/host.lock" }
    /// The log of all reloads and their causes.
    package var reloadLog: ReloadLog { ReloadLog(file: CappedFile(path: path + "/log/reloads.jsonl")) }
    /// The reload log of a kind or a widget, oldest first; the whole log if none is named.
    package func why(_ kind: String? = nil) -> [ReloadRecord] {
        reloadLog.records { kind == nil || $0.kind == kind || $0.widget == kind }
    }

    /// The path of the log of a program's output.
    package func programLogPath(_ program: String) -> String { programLog(program).path }

    package func programLog(_ program: String) -> ProgramLog {
        ProgramLog(CappedFile(path: "\(path)/log/\(program).log"))
    }

    /// Makes the directories for archives and logs.
    package func make() throws {
        for name in ["archives", "log"] {
            do throws(Errno) {
                _ = try FileDescriptor(makingDirectoryAt: "\(path)/\(name)")
            } catch {
                throw WidgetError.cannotWrite(path: "\(path)/\(name)", reason: "\(error)")
            }
        }
        // Another user may have made the directory first.
        try requireTrust()
    }
}

extension WidgetsDirectory {
    /// Throws unless the directory belongs to this process's user and nobody else can change its contents: they decide
    /// which programs run, and what opens a URL.
    package func requireTrust() throws(WidgetError) {
        do throws(Exposed) {
            try suitesRoot.requireTrust(
                of: [programs, placements, requests, settings], beside: ["archives", "log", "host.lock"])
        } catch {
            throw .exposed(path: error.path, error.exposure, user: error.user)
        }
    }
}

extension WidgetsDirectory {
    /// The process of the running host; nil if none runs, `unknownHost` if its number is unknown.
    package var host: Int32? {
        guard let file = try? FileDescriptor(opening: lockPath, .nonBlocking) else { return nil }
        // Closing the file releases this lock. It is shared, so that several processes can check at once.
        guard (try? file.tryLock(isShared: true)) == false else { return nil }
        return writtenHost ?? WidgetsDirectory.unknownHost
    }

    /// Stands for a host that has not written its process number yet, or whose lock file was emptied.
    package static let unknownHost: Int32 = 0

    /// The process number in the lock file.
    package var writtenHost: Int32? {
        let text = SmallFile.text(lockPath)
        return Int32(text.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 > 0 ? $0 : nil }
    }
}
