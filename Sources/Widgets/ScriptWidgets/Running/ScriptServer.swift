import FoundationEssentials
import GroupSystem
import WidgetArchive

/// The socket to the host, with one line of JSON for each request and one for each answer.
package struct ScriptServer {
    private let program: ScriptProgram
    private let socket: Int32
    private var lines = LineBuffer()

    package init(_ program: ScriptProgram, on socket: Int32) {
        (self.program, self.socket) = (program, socket)
        FileDescriptor.closeInChildren(socket)
        Signal.pipe.ignore()
    }

    /// Answers until the host closes the socket.
    package consuming func serve() {
        // Tells the host that the program has started, so that any further delay is an answer's.
        send(Answer(to: Answer.unasked, .performed(opening: nil)))
        while let line = next() {
            do throws(ArchiveError) {
                send(program.answer(to: try ArchiveCoding.value(Request.self, from: Data(line))))
            } catch {
                send(
                    Answer(
                        to: Answer.unasked, .failure("the host asks what this program does not understand: \(error)")))
            }
        }
    }

    private mutating func next() -> ArraySlice<UInt8>? {
        while true {
            if let line = lines.nextLine() { return line }
            let readiness = Readiness.wait(for: [Interest(socket)] + program.interests, until: program.deadline)
            program.advance()
            guard readiness[0] else { continue }
            guard let bytes = try? FileDescriptor.readSome(socket), !bytes.isEmpty else { return nil }
            lines.append(bytes)
        }
    }

    private func send(_ answer: Answer) {
        let failure = Answer(to: answer.number, .failure("the answer is too deep to be written"))
        guard let line = (try? ArchiveCoding.line(answer)) ?? (try? ArchiveCoding.line(failure)) else { return }
        try? FileDescriptor.writeAll([UInt8](line), to: socket)
    }
}
