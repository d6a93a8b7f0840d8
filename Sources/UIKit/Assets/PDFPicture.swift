import Foundation
import Synchronization
import WidgetArchive

/// Pictures in PDF, which poppler's own program turns into SVG when they are first asked for.
enum PDFPicture {
    private static let converter = "pdftocairo"

    private static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent(converter) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    static var canConvert: Bool { program != nil }

    private static let known = Mutex<[String: Node.Picture.Source?]>([:])

    /// Nil where the program is not installed, or cannot read the file.
    static func source(ofFileAt path: String) -> Node.Picture.Source? {
        known.withLock { known in
            if let source = known[path] { return source }
            let source = converted(path)
            known[path] = .some(source)
            return source
        }
    }

    private static func converted(_ path: String) -> Node.Picture.Source? {
        guard let program else { return nil }
        let (process, output) = (Process(), Pipe())
        process.executableURL = program
        process.arguments = ["-svg", "-f", "1", "-l", "1", path, "-"]
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        guard process.terminationStatus == 0, let size = SVGHead(bytes)?.viewBox, let picture = PictureBytes(bytes)
        else { return nil }
        // A point of a PDF is a point on the screen, whatever CSS says.
        return .bytes(picture, size: size)
    }
}
