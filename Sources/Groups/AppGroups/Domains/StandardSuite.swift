import Foundation
package import GroupStore

/// Where a program's own defaults are kept.
enum StandardSuite {
    static let name: SuiteName = {
        let candidates = [Bundle.main.bundleIdentifier, ProcessInfo.processInfo.processName]
        return candidates.lazy.compactMap { $0.flatMap { try? SuiteName($0) } }.first ?? fallbackName
    }()

    static let globalName = constant(UserDefaults.globalDomain)

    /// The root of the environment, or else a directory of this process's own.
    static var root: Root {
        Root.ofEnvironment ?? Root(path: "\(NSTemporaryDirectory())group-containers-\(getpid())")
    }

    private static let fallbackName = constant("unnamed")

    private static func constant(_ text: String) -> SuiteName {
        guard let name = try? SuiteName(text) else { preconditionFailure("'\(text)' can name a suite") }
        return name
    }
}

extension SuiteName {
    /// A suite name given by a program. If it is not valid, returns nil and says why on stderr.
    init?(complainingAbout text: String) {
        do throws(Problem) {
            try self.init(text)
        } catch {
            Complaint.make("'\(text)' cannot name a suite: \(error)")
            return nil
        }
    }
}

extension Root {
    /// The root of the current task, which overrides that of the environment.
    @TaskLocal package static var ofTask: Root?

    /// The root of the task, or else of the environment. Without either, returns nil and says why on stderr.
    static var orComplaint: Root? { ofTask ?? ofEnvironment }

    static var ofEnvironment: Root? {
        do {
            return try current()
        } catch {
            Complaint.make(of: error)
            return nil
        }
    }
}
