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
    private var process: Companion?

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
        let running: Companion
        if let process { running = process } else { running = try start() }
        process = nil
        let (answer, bytes) = try PictureProgram.ask(running, [UInt8](line), until: .now + patience)
        if !answer.isLast { process = running }
        if let problem = answer.problem { throw .refused(problem) }
        return (answer, bytes)
    }

    private func start() throws(PictureFailure) -> Companion {
        do throws(Errno) {
            return try Companion(path)
        } catch {
            throw .cannotStart(path: path, error)
        }
    }

    private static func ask(
        _ program: Companion, _ line: [UInt8], until deadline: MonotonicTime
    ) throws(PictureFailure) -> (PictureAnswer, [UInt8]) {
        do throws(Companion.Silence) {
            return try program.ask(line, until: deadline) { line in
                guard let answer: PictureAnswer = try? ArchiveCoding.value(from: Data(line)) else { return nil }
                return (answer, answer.byteCount)
            }
        } catch {
            switch error {
            case .ended: throw .ended
            case .tookTooLong: throw .tookTooLong
            }
        }
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
