import FoundationEssentials
import GroupSystem
import PictureClient
import SceneLayout
import WidgetArchive
import WidgetCairo

/// Answers requests in turn.
struct DrawingServer {
    private let painter = PicturePainter()

    /// Longer than any scene written by a person.
    private static let longestRequest = 64 << 20

    func serve() {
        var buffer = LineBuffer()
        while let more = try? FileDescriptor.readSome(FileDescriptor.standardInput), !more.isEmpty {
            buffer.append(more)
            while let line = buffer.nextLine() { answer(line) }
            guard buffer.count <= DrawingServer.longestRequest else { return }
        }
    }

    private func answer(_ line: ArraySlice<UInt8>) {
        do throws(ArchiveError) {
            let (bytes, answer) = carryOut(try ArchiveCoding.value(from: Data(line)))
            send(answer, bytes)
        } catch {
            send(PictureAnswer(problem: "the request cannot be read: \(error)"), [])
        }
    }

    private func carryOut(_ order: PictureOrder) -> (bytes: [UInt8], PictureAnswer) {
        switch order {
        case .compare(let comparison): PictureComparer.compare(comparison)
        case .identify(let knownFiles): painter.identify(knownFiles)
        case .shape(let letters): ([], PictureAnswer(letters: painter.shape(letters)))
        case .examine(let request):
            ([], request.problem.map { PictureAnswer(problem: $0) } ?? painter.examine(request) { Moment.here($0) })
        case .draw(let request):
            if let problem = request.problem {
                ([], PictureAnswer(problem: problem))
            } else {
                painter.paint(request) { Moment.here($0) }
            }
        }
    }

    private func send(_ answer: PictureAnswer, _ bytes: [UInt8]) {
        guard let line = try? ArchiveCoding.line(answer) else { return }
        // If the client is gone, the end of the input will say so.
        try? FileDescriptor.writeAll([UInt8](line) + bytes, to: FileDescriptor.standardOutput)
        if answer.isLast { CurrentProcess.leave(0) }
    }
}
