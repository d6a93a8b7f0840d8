import Dispatch
import Foundation
import GroupSystem
import Synchronization
import WidgetArchive

/// The socket that the host shares with a widget program: a line of JSON for each request, and one for each answer.
@MainActor final class HostConnection {
    private let socket: FileHandle
    private let program: Responder

    init(_ descriptor: Int32, _ program: Responder) {
        // If the host is killed, what the program has started would go on, were it ended at once.
        CurrentProcess.outliveParent()
        // What the program itself starts is not to hold the socket open.
        FileDescriptor.closeInChildren(descriptor)
        Signal.pipe.ignore()
        StandardStreams.writeByLines()
        socket = FileHandle(fileDescriptor: descriptor)
        self.program = program
    }

    /// Answers until the host closes the socket, and then ends the process.
    func begin() {
        let socket = socket
        OwnWrites.record { write in
            HostConnection.send(Answer(to: Answer.unasked, .performed(opening: nil), writes: [write]), on: socket)
        }
        let (requests, continuation) = AsyncStream.makeStream(of: Data.self)
        Thread.detachNewThread {
            var lines = LineReader(socket.fileDescriptor)
            while let line = lines.next() { continuation.yield(line) }
            HostConnection.end()
        }
        Task {
            for await line in requests {
                HostConnection.send(await answer(to: line), on: socket)
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

    /// Held while a line is written, so that no other gets into it.
    nonisolated private static let pen = Mutex(())

    nonisolated private static func send(_ answer: Answer, on socket: FileHandle) {
        guard let line = HostConnection.line(answer) else { return }
        // Where the host has gone, the thread that reads learns it too. It alone ends the process: a second one that did
        // would cut off what the first still writes.
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

    /// Ends all that the program has started, and then the program, which writes what it has set.
    nonisolated private static func end() -> Never {
        ProcessSession(id: CurrentProcess.id).kill(sparing: CurrentProcess.id)
        // Should the developer's code keep it from ending, it is ended, also where there is no host any more to do it.
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

    /// The next line without its end; nil when there is none any more.
    mutating func next() -> Data? {
        while true {
            if let line = lines.nextLine() { return Data(line) }
            guard let bytes = try? FileDescriptor.readSome(descriptor), !bytes.isEmpty else { return nil }
            lines.append(bytes)
        }
    }
}
