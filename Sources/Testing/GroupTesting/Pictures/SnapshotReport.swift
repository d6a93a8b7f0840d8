import Foundation
import GroupSystem
import Snapshots

/// A snapshot's place in the folder of differences, of which `groupwidgets compare` makes a page.
struct SnapshotReport {
    /// Nil if the tests are in no package, and no other folder is chosen.
    private let folder: ComparisonFolder?
    private let name: String
    /// The snapshot, from the directory of the package.
    private let reference: String

    init(of snapshot: SnapshotFile, filePath: String) {
        let package = SnapshotReport.package(around: filePath)
        let chosen = ProcessInfo.processInfo.environment[SnapshotComparison.variable].flatMap { $0.isEmpty ? nil : $0 }
        let usual = package.map { "\($0)/\(SnapshotComparison.directory)" }
        folder = (chosen ?? usual).map { ComparisonFolder(at: $0) }
        name = snapshot.name
        reference =
            package.flatMap { snapshot.path.hasPrefix("\($0)/") ? String(snapshot.path.dropFirst($0.count + 1)) : nil }
            ?? snapshot.path
    }

    /// The directory of the package that a file belongs to.
    private static func package(around filePath: String) -> String? {
        var directory = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        while directory.path != "/" {
            if FileManager.default.fileExists(atPath: directory.path + "/Package.swift") { return directory.path }
            directory = directory.deletingLastPathComponent()
        }
        return nil
    }

    func add(_ problem: SnapshotProblem, of picture: WidgetPicture, before: Data?, at place: CallSite) throws {
        var comparison = SnapshotComparison(name, problem.outcome, problem.summary, reference: reference)
        comparison.sentences = problem.sentences
        comparison.causes = picture.causes + picture.notes
        comparison.place = "\(place)"
        var files: ComparisonFolder.Files = [.after: [UInt8](picture.png), .tree: [UInt8](picture.tree.utf8)]
        if let before { files[.before] = [UInt8](before) }
        if let difference = problem.difference { files[.difference] = [UInt8](difference.png) }
        try telling { (folder) throws(Errno) in try folder.add(comparison, files) }
    }

    /// Removes what an earlier run has left of the snapshot.
    func forget() throws {
        try telling { (folder) throws(Errno) in
            try folder.remove(SnapshotComparison(name, .changed, "", reference: reference))
        }
    }

    private func telling(_ work: (ComparisonFolder) throws(Errno) -> Void) throws {
        guard let folder else { return }
        do throws(Errno) {
            try work(folder)
        } catch {
            throw TestFailure("\(folder.path) cannot be written: \(error)")
        }
    }
}
