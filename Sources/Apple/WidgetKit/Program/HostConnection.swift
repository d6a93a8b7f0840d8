import Dispatch
import Foundation
import GroupSystem
import Synchronization
import WidgetArchive

/// The socket to the host, which carries one line of JSON for each request and one for each answer.
@MainActor final class HostConnection {
    nonisolated private let socket: FileHandle
    /// Held while a line is written, so that lines do not mix.
    nonisolated private let pen = Mutex(())
    private let program: Responder
    /// The requests that are not answered yet, the first being answered.
    private var requests: [Data] = []

    init(_ descriptor: Int32, _ program: Responder) {
        // Being killed with the host would leave the program's children running; `end` kills them first.
        CurrentProcess.outliveParent()
        // Children must not keep the socket open.
        FileDescriptor.closeInChildren(descriptor)
        Signal.pipe.ignore()
        StandardStreams.writeByLines()
        socket = FileHandle(fileDescriptor: descriptor)
        self.program = program
    }

    /// Answers requests until the host closes the socket, then ends the process.
    func begin() {
        program.session.writes.record { [self] write in
            send(Answer(to: Answer.unasked, .performed(opening: nil), writes: [write]))
        }
        // Tells the host that the program has started, so that any further delay is an answer's.
        send(Answer(to: Answer.unasked, .performed(opening: nil)))
        Thread.detachNewThread {
            var lines = LineReader(self.socket.fileDescriptor)
            while let line = lines.next() {
                // A stream of lines would wake two more threads for each.
                DispatchQueue.main.async { MainActor.assumeIsolated { self.take(line) } }
            }
            HostConnection.end()
        }
    }

    /// Answers after the requests before it.
    private func take(_ line: Data) {
        requests.append(line)
        guard requests.count == 1 else { return }
        Task.immediate {
            while let line = requests.first {
                send(await answer(to: line))
                requests.removeFirst()
            }
        }
    }

    private func answer(to line: Data) async -> Answer {
        do {
            return await program.answer(to: try ArchiveCoding.value(Request.self, from: line))
        } catch {
            return Answer(to: Answer.unasked, .failure("the host asks what this program does not understand: \(error)"))
        }
    }

    nonisolated private func send(_ answer: Answer) {
        guard let line = HostConnection.line(answer) else { return }
        // If the host is gone, the reading thread notices too. It alone ends the process: a second thread doing so
        // would cut off what the first is still writing.
        pen.withLock { _ in try? socket.write(contentsOf: line) }
    }

    nonisolated private static func line(_ answer: Answer) -> Data? {
        do {
            return try ArchiveCoding.line(answer)
        } catch {
            let failure = Answer.Result.failure("the answer cannot be written: \(error)")
            return try? ArchiveCoding.line(Answer(to: answer.number, failure))
        }
    }

    /// Kills the program's children, then exits, which flushes pending writes.
    nonisolated private static func end() -> Never {
        ProcessSession(id: CurrentProcess.id).kill(sparing: CurrentProcess.id)
        // If the developer's code keeps the process from exiting, the alarm ends it, even without a host.
        CurrentProcess.end(within: Request.farewell)
        CurrentProcess.exit(0)
    }
}

/// Reads a descriptor line by line.
struct LineReader {
    private let descriptor: Int32
    private var lines = LineBuffer()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line without its line feed; nil at the end.
    mutating func next() -> Data? {
        while true {
            if let line = lines.nextLine() { return Data(line) }
            guard let bytes = try? FileDescriptor.readSome(descriptor), !bytes.isEmpty else { return nil }
            lines.append(bytes)
        }
    }
}
