import Foundation
import GroupSystem
import WidgetArchive

/// Pictures as files, by the program that draws them. It is started only where a program wants the bytes of what it drew.
enum DrawingProgram {
    enum Format: String, ArchiveValue {
        case png, svg
    }

    private static let patience = Duration.seconds(10)

    /// Nil, and a line on stderr, where the program is not installed or draws nothing.
    static func file(of node: Node, size: CGSize, scale: CGFloat, as format: Format) -> [UInt8]? {
        let order = DrawingOrder(
            scene: Scene(node), size: Size(width: size.width, height: size.height), scale: scale, format: format)
        do {
            return try file(order)
        } catch {
            FileHandle.standardError.write(Data("a picture of a UIImage cannot be made: \(error)\n".utf8))
            return nil
        }
    }

    private static func file(_ order: DrawingOrder) throws -> [UInt8] {
        let name = "groupwidgets-draw"
        guard let path = ProcessEnvironment.words("GROUPWIDGETS_DRAW") ?? CompanionProgram.path(of: name) else {
            throw Problem(words: "\(name) is not installed")
        }
        let line = try ArchiveCoding.line(order)
        let (answer, bytes) = try Companion(path).ask([UInt8](line), until: .now + patience) { line in
            (try? ArchiveCoding.value(DrawingAnswer.self, from: Data(line))).map { ($0, $0.byteCount) }
        }
        if let problem = answer.problem { throw Problem(words: problem) }
        return bytes
    }

    private struct Problem: Error, CustomStringConvertible {
        let words: String
        var description: String { words }
    }
}

/// What the drawing program is told, as far as it is needed here: a family that has no background of its own.
private struct DrawingOrder: ArchiveWritable {
    let scene: Scene
    let size: Size
    let scale: Double
    let format: DrawingProgram.Format

    func write(to json: inout JSONWriter) {
        json.object {
            $0.member("family", Family.accessoryRectangular)
            $0.member("size", size)
            $0.member("scale", scale)
            $0.member("format", format)
            $0.member("date", Date())
            $0.member("scene", scene)
        }
    }
}

/// What it answers, as far as it is needed here.
private struct DrawingAnswer: ArchiveReadable {
    let byteCount: Int
    let problem: String?

    init(from json: JSONValue) throws(ArchiveError) {
        byteCount = try json.value("byteCount", or: 0)
        problem = try json.optional("problem")
    }
}
