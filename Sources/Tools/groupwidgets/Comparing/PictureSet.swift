import CommandLineKit
import GroupSystem
import Snapshots

/// Pictures to compare, by name, with the trees beside them: those of a directory, or one file.
struct PictureSet {
    private let files: [String: String]
    let isFile: Bool

    init(_ path: String) throws(Failure) {
        let status: FileStatus
        do throws(Errno) {
            status = try FileStatus(of: path, followsLinks: true)
        } catch {
            throw Failure.store("\(path) cannot be read: \(error)")
        }
        isFile = !status.isDirectory
        if isFile {
            files = [path.split(separator: "/").last.map { $0.droppingEnding } ?? path: path]
        } else {
            let names = ComparisonFolder(at: path).files(endingIn: ".png")
            files = Dictionary(uniqueKeysWithValues: names.map { ($0[...].droppingEnding, "\(path)/\($0)") })
        }
    }

    var names: [String] { files.keys.sorted() }

    /// The path of a picture; a file has any name.
    func path(_ name: String) -> String? { isFile ? files.first?.value : files[name] }

    func picture(_ name: String) throws(Failure) -> [UInt8]? {
        guard let path = path(name) else { return nil }
        return try File.read(path)
    }

    /// The tree beside a picture; nil if it is missing or unreadable.
    func tree(_ name: String) -> (bytes: [UInt8], tree: SceneTree)? {
        guard let path = path(name),
            let bytes = try? SmallFile.bytes(SceneTree.fileName(besidePicture: path)),
            let tree = SceneTree(String(decoding: bytes, as: UTF8.self))
        else { return nil }
        return (bytes, tree)
    }
}

extension Substring {
    fileprivate var droppingEnding: String { String(hasSuffix(".png") ? dropLast(4) : self) }
}
