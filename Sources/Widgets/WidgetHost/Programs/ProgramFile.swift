import FoundationEssentials
import GroupStore
import GroupSystem
import WidgetArchive
package import WidgetRecords

/// A widget program on disk, or a script.
package struct ProgramFile: Hashable, Sendable {
    package let path: String
    /// Whether another program runs it, and answers for it.
    package let isScript: Bool

    package init(path: String, isScript: Bool = false) {
        (self.path, self.isScript) = (path, isScript)
    }

    /// The command that answers requests; nil if the program that runs scripts is not installed.
    var command: [String]? {
        guard isScript else { return [path] }
        return ProgramFile.scriptRunner.map { [$0, path] }
    }

    private static var scriptRunner: String? {
        ProcessEnvironment.words("GROUPWIDGETS_SCRIPT") ?? CompanionProgram.path(of: "groupwidgets-script")
    }

    /// The file at a path; a text that names its interpreter is a script, unless it speaks to the host itself.
    init(at path: String) {
        var head: [UInt8] = []
        if let file = try? FileDescriptor(opening: path, .readOnly | .nonBlocking) {
            head = file.readWhatIsThere() ?? []
        }
        let isText = head.starts(with: Array("#!".utf8))
        let speaks = isText && String(decoding: head, as: UTF8.self).contains(Request.socketVariable)
        self.init(path: path, isScript: isText && !speaks)
    }

    /// Its name: the last component of its path.
    package var name: String { String(path.split(separator: "/").last ?? "") }

    /// The version, which changes when the program is rebuilt; nil while there is no file.
    var version: Version? {
        guard let status = try? FileStatus(of: path, followsLinks: true), status.isRegularFile else { return nil }
        let link = try? FileStatus(of: path, followsLinks: false)
        return Version(
            identity: status.identity, size: status.size, modified: status.modified,
            isLinked: status.links > 1 || link?.isRegularFile != true)
    }

    /// Why it must not be run, if other users could change it. The directories on its path are not checked, since
    /// anyone who replaces the file becomes its owner.
    var reasonNotToRun: String? {
        var trust = Trust()
        guard let status = try? FileStatus(of: path, followsLinks: true),
            let exposure = trust.exposure(of: status, at: path)
        else { return nil }
        let advice = if case .owned = exposure { "a copy would be yours" } else { exposure.hint(path, for: "") }
        return "it \(exposure.words("\(trust.userName) would run it")); \(advice)"
    }

    /// When it was built.
    var modified: Date? {
        version.map { Date(timeIntervalSince1970: Double($0.modified) / 1e9) }
    }

    struct Version: Hashable, Sendable {
        let identity: FileIdentity
        let size: Int
        let modified: Int64
        /// Whether the path is a link, hard or symbolic, which is whole as soon as it is there.
        let isLinked: Bool
    }
}

extension RegisteredProgram {
    package var file: ProgramFile { ProgramFile(path: path, isScript: isScript) }
}
