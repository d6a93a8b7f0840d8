import FoundationEssentials
import GroupStore
import GroupSystem
package import WidgetRecords

/// A widget program on disk.
package struct ProgramFile: Hashable, Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
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
    package var file: ProgramFile { ProgramFile(path: path) }
}
