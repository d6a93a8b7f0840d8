import FoundationEssentials
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetCairo
import WidgetPictures

let painter = PicturePainter()
while let line = readLine() {
    let request: PictureRequest = try ArchiveCoding.value(from: Data(line.utf8))
    let (bytes, answer) = painter.paint(request) { Moment.here($0, environment: [:]) }
    try FileDescriptor.writeAll([UInt8](ArchiveCoding.line(answer)), to: FileDescriptor.standardOutput)
    try FileDescriptor.writeAll(bytes, to: FileDescriptor.standardOutput)
}
