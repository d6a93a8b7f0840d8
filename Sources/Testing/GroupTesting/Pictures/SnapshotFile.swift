import Foundation
import Snapshots

/// A picture or a text stored beside the tests, a picture with its tree.
struct SnapshotFile {
    /// The name of the picture, such as `The-widget-shows-a-nickname.dark`.
    let title: String
    let path: String
    /// Where differences are reported: the title of the picture, after the file of tests.
    let name: String
    private let type: String
    /// Unique for each use, since cases of one test share a title.
    private let keepsakes = FileManager.default.temporaryDirectory.path + "/group-testing-\(UUID().uuidString)"

    init(named name: String?, filePath: String, function: String, type: String = "png") {
        self.type = type
        let source = URL(fileURLWithPath: filePath)
        let tests = source.deletingPathExtension().lastPathComponent
        // Omits the parameters, as in `test(number:)`.
        let test = function.lastIndex(of: "(").map { function[..<$0] } ?? function[...]
        title = SnapshotFile.shortened(
            ([String(test)] + [name].compactMap(\.self)).map(SnapshotFile.plain).joined(separator: "."))
        path = source.deletingLastPathComponent().path + "/__Snapshots__/\(tests)/\(title).\(type)"
        self.name = "\(tests)/\(title)"
    }

    /// Turns a sentence into a file name that is safe in shells and URLs.
    private static func plain(_ words: String) -> String {
        words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
    }

    /// Shortens a title to the 255 bytes of a file name. A checksum distinguishes titles cut alike.
    private static func shortened(_ title: String) -> String {
        guard title.utf8.count > 200 else { return title }
        let checksum = title.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        var start = title
        while start.utf8.count > 190 { start.removeLast() }
        return start + "-" + String(checksum, radix: 16)
    }

    /// Reads the picture; nil if it does not exist.
    func read() throws -> Data? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try SnapshotFile.telling(path) { try Data(contentsOf: URL(fileURLWithPath: path)) }
    }

    private var treePath: String { SceneTree.fileName(besidePicture: path) }

    /// Reads the tree beside the picture; nil if it is missing, or of a version that is not known.
    func readTree() -> SceneTree? { FileManager.default.contents(atPath: treePath).flatMap { SceneTree($0.text) } }

    func record(_ data: Data) throws {
        if try read() != data { try SnapshotFile.write(data, to: path) }
    }

    func record(_ picture: WidgetPicture) throws {
        try record(picture.png)
        let tree = Data(picture.tree.utf8)
        if FileManager.default.contents(atPath: treePath) != tree { try SnapshotFile.write(tree, to: treePath) }
    }

    /// Writes a picture that a person may want to see outside the tests' directory; returns its path.
    func keep(_ png: Data, suffix: String = "") throws -> String {
        let path = "\(keepsakes)/\(title)\(suffix).\(type)"
        try SnapshotFile.write(png, to: path)
        return path
    }

    private static func write(_ png: Data, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try telling(path) {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png.write(to: url, options: .atomic)
        }
    }

    static func telling<Result>(_ path: String, _ work: () throws -> Result) throws -> Result {
        do { return try work() } catch { throw TestFailure("\(path): \(error.localizedDescription)") }
    }
}

extension Data {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
