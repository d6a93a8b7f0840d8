import Foundation

/// Writes files only when their contents change, so that nothing is rebuilt because of them.
enum Output {
    static func write(_ text: String, to file: URL) throws { try write(Data(text.utf8), to: file) }

    static func write(_ data: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
