import Foundation
import XcodeFiles

/// The contents of a program's bundle: files by their path in it, and links.
struct BundleFiles: Equatable {
    var files: [String: Data] = [:]
    var links: [String: String] = [:]

    /// Replaces the bundle if anything in it differs. SwiftPM notices because the directory is a new one.
    func write(to directory: URL) throws {
        if let path = (Array(files.keys) + links.keys).first(where: { $0.split(separator: "/").contains("..") }) {
            throw Outside(path: path)
        }
        guard BundleFiles(at: directory) != self else { return }
        let fresh = directory.deletingLastPathComponent()
            .appendingPathComponent(".\(directory.lastPathComponent).new")
        try? FileManager.default.removeItem(at: fresh)
        try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
        for (path, data) in files { try Output.write(data, to: fresh.appendingPathComponent(path)) }
        for (path, target) in links {
            let link = fresh.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
        }
        try? FileManager.default.removeItem(at: directory)
        try FileManager.default.moveItem(at: fresh, to: directory)
    }

    struct Outside: Error, CustomStringConvertible {
        var path: String
        var description: String { "'\(path)' leads out of the bundle; name the file in another way" }
    }

    init() {}

    /// Reads the bundle on disk.
    init(at directory: URL) {
        let manager = FileManager.default
        for case let path as String in manager.enumerator(atPath: directory.path) ?? .init() {
            let file = directory.appendingPathComponent(path).path
            if let target = try? manager.destinationOfSymbolicLink(atPath: file) {
                links[path] = target
            } else if let data = manager.contents(atPath: file) {
                files[path] = data
            }
        }
    }

    /// Adds a file, or a folder with all its contents.
    mutating func add(_ url: URL, as name: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { return files[name] = try BundleFiles.contents(of: url) }
        for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init() {
            let file = url.appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
                files["\(name)/\(path)"] = try BundleFiles.contents(of: file)
            }
        }
    }

    /// Resources, such as films, may be larger than the files that are parsed.
    private static func contents(of file: URL) throws -> Data { Data(try XcodeFile.bytes(file.path, atMost: 1 << 30)) }
}
