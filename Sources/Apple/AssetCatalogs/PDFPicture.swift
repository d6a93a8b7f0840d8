import Foundation
import GroupSystem
import Synchronization
import WidgetArchive

/// Pictures in PDF, which poppler's program turns into SVG when they are first needed.
enum PDFPicture {
    private static let converter = "pdftocairo"

    private static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent(converter) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    static var canConvert: Bool { program != nil }

    /// How long a picture may take. A PDF can keep its reader busy forever.
    private static let patience = Duration.seconds(10)

    private static let known = Mutex<[String: Node.Picture.Source?]>([:])

    /// Nil where the program is not installed, or cannot read the file.
    static func source(ofFileAt path: String) -> Node.Picture.Source? {
        known.withLock { known in
            if let source = known[path] { return source }
            let source = program.flatMap { converted(path, by: $0.path, within: patience) }
            known[path] = .some(source)
            return source
        }
    }

    static func converted(_ path: String, by program: String, within patience: Duration) -> Node.Picture.Source? {
        let words = [program, "-svg", "-f", "1", "-l", "1", path, "-"]
        guard let bytes = try? output(of: words, within: patience), let size = SVGHead(bytes)?.viewBox,
            let picture = PictureBytes(bytes)
        else { return nil }
        // A point of a PDF is a point on the screen, whatever CSS says.
        return .bytes(picture, size: size)
    }

    /// The output of a program; nil if it fails, or does not finish in time.
    private static func output(of words: [String], within patience: Duration) throws -> [UInt8]? {
        let output = try FileDescriptor.scratch()
        let silence = try FileDescriptor(opening: "/dev/null", .writeOnly)
        var start = ProgramStart(words)
        (start.output, start.errorOutput, start.family) = (output.rawValue, silence.rawValue, .ownGroup)
        let process = try start.start()
        if !process.ends(by: .now + patience) { process.sendToGroup(.kill) }
        guard try process.wait() == .exited(code: 0) else { return nil }
        output.rewind()
        return [UInt8](FileHandle(fileDescriptor: output.rawValue).readDataToEndOfFile())
    }
}
