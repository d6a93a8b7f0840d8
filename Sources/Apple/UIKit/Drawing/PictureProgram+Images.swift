import Foundation
import PictureClient
import WidgetArchive

extension PictureProgram {
    /// An image as a PNG file. The program is started only if the bytes of a drawing are needed. Nil, and a line on stderr,
    /// if it is not installed or draws nothing.
    static func file(of node: Node, size: CGSize, scale: CGFloat) -> [UInt8]? {
        // This family has no background of its own.
        let request = PictureRequest(
            Scene(node), family: .accessoryRectangular, size: Size(size), scale: Double(scale), format: .png,
            date: Date())
        do {
            return try PictureProgram(patience: .seconds(10)).draw(request).bytes
        } catch {
            FileHandle.standardError.write(Data("a picture of a UIImage cannot be made: \(error)\n".utf8))
            return nil
        }
    }
}
