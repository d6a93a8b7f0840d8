package import FoundationEssentials
package import GroupSystem
import WidgetArchive

/// The drawing program, which is started by the first picture and stays for the next. Fonts, libraries and foreign
/// images meet that process alone: one that kills it, or keeps it too long, costs that one picture.
///
/// It belongs to the thread that uses it.
package final class PictureProgram {
    private let path: String
    private let patience: Duration
    private var process: Process?

    /// How long a picture may take, the start of the program included.
    package static let usualPatience = Duration.seconds(4)
    package static let name = "groupwidgets-draw"

    package init(path: String, patience: Duration = usualPatience) {
        self.path = path
        self.patience = patience
    }

    /// The one that is installed with this program.
    package convenience init() throws(PictureFailure) {
        guard let path = ProcessEnvironment.words("GROUPWIDGETS_DRAW") ?? CompanionProgram.path(of: PictureProgram.name)
        else { throw .notInstalled }
        self.init(path: path)
    }

    /// A picture that was drawn.
    package struct Picture: Sendable {
        package var bytes: [UInt8]
        /// What could not be drawn as it should be.
        package var notes: [String]
        /// When it will look different by itself.
        package var nextChange: Date?
    }

    package func draw(_ request: PictureRequest) throws(PictureFailure) -> Picture {
        if let problem = request.problem { throw .refused(problem) }
        let (answer, bytes) = try ask(.draw(request))
        return Picture(bytes: bytes, notes: answer.notes, nextChange: answer.nextChange)
    }

    /// How two pictures differ, and a picture of where.
    package func compare(
        _ comparison: PictureComparison
    ) throws(PictureFailure) -> (difference: PictureDifference, picture: [UInt8]) {
        let (answer, bytes) = try ask(.compare(comparison))
        guard let difference = answer.difference else { throw .refused("\(path) cannot compare pictures") }
        return (difference, bytes)
    }

    private func ask(_ order: PictureOrder) throws(PictureFailure) -> (PictureAnswer, [UInt8]) {
        let line: Data
        do throws(ArchiveError) {
            line = try ArchiveCoding.line(order)
        } catch {
            throw .refused("\(error)")
        }
        let running: Process
        if let process { running = process } else { running = try Process(path) }
        process = nil
        let (answer, bytes) = try running.ask([UInt8](line), until: .now + patience)
        if !answer.isLast { process = running }
        if let problem = answer.problem { throw .refused(problem) }
        return (answer, bytes)
    }
}

/// Why there is no picture.
package enum PictureFailure: Error, Hashable, Sendable {
    case notInstalled
    case cannotStart(path: String, Errno)
    case refused(String)
    case tookTooLong
    case ended
}

extension PictureFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notInstalled: "pictures need \(PictureProgram.name), which is not installed"
        case .cannotStart(let path, let error): "\(path) cannot be started: \(error)"
        case .refused(let words): words
        case .tookTooLong: "drawing took too long, and was given up"
        case .ended: "\(PictureProgram.name) ended while it drew"
        }
    }
}

/// One run of the program; it ends with its last owner.
private final class Process {
    private let child: ChildProcess
    private let socket: FileDescriptor
    private var received = LineBuffer()

    init(_ path: String) throws(PictureFailure) {
        do throws(Errno) {
            let pair = try DescriptorPair(.socket)
            let silence = try FileDescriptor(opening: "/dev/null", .writeOnly)
            var start = ProgramStart([path])
            (start.input, start.output, start.errorOutput) = (
                pair.theirs.rawValue, pair.theirs.rawValue, silence.rawValue
            )
            start.environment = .ours(changing: ["SWIFT_BACKTRACE": "enable=no"])
            start.family = .ownGroup
            start.lastSignal = .kill
            child = try start.start()
            socket = pair.takeOurs()
        } catch {
            throw .cannotStart(path: path, error)
        }
    }

    deinit {
        child.send(.kill)
        _ = try? child.wait()
    }

    /// Sends a line, and waits for the answer and the bytes that follow it.
    func ask(_ line: [UInt8], until deadline: MonotonicTime) throws(PictureFailure) -> (PictureAnswer, [UInt8]) {
        var unsent = line[...]
        var answer: PictureAnswer?
        while true {
            if answer == nil, let line = received.nextLine() {
                guard let read: PictureAnswer = try? ArchiveCoding.value(from: Data(line)) else { throw .ended }
                answer = read
            }
            if let answer, received.count >= answer.byteCount { return (answer, received.take(answer.byteCount)) }
            guard MonotonicTime.now < deadline else { throw .tookTooLong }
            let interest = Interest(socket.rawValue, unsent.isEmpty ? .reading : .readingAndWriting)
            guard Readiness.wait(for: [interest], until: deadline)[0] else { continue }
            try exchange(&unsent)
        }
    }

    private func exchange(_ unsent: inout ArraySlice<UInt8>) throws(PictureFailure) {
        if !unsent.isEmpty {
            let sent = unsent.withUnsafeBytes { bytes in try? socket.send(bytes) }
            unsent = unsent.dropFirst(sent ?? 0)
        }
        guard let more = socket.readWhatIsThere() else { return }
        guard !more.isEmpty else { throw .ended }
        received.append(more)
    }
}
