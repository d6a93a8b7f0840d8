package import FoundationEssentials
package import GroupSystem
import WidgetArchive

/// The drawing program, started for the first picture and kept for the next. Only that process handles fonts, libraries
/// and foreign images: a picture that crashes it, or takes too long, costs only itself.
///
/// It belongs to the thread that uses it.
package final class PictureProgram {
    private let path: String
    private let patience: Duration
    private var process: Companion?
    /// When it must have answered the current order; nil if there is none.
    private(set) var deadline: MonotonicTime?

    /// How long a picture may take, including the start of the program.
    package static let usualPatience = Duration.seconds(4)
    package static let name = "groupwidgets-draw"

    package init(path: String, patience: Duration = usualPatience) {
        self.path = path
        self.patience = patience
    }

    /// The program that is installed with this one.
    package convenience init(patience: Duration = usualPatience) throws(PictureFailure) {
        self.init(path: try PictureProgram.path(), patience: patience)
    }

    /// The path of the program that is installed with this one.
    package static func path() throws(PictureFailure) -> String {
        guard let path = ProcessEnvironment.words("GROUPWIDGETS_DRAW") ?? CompanionProgram.path(of: PictureProgram.name)
        else { throw .notInstalled }
        return path
    }

    /// A finished picture.
    package struct Picture: Sendable {
        package var bytes: [UInt8]
        /// The pixels of a row, for a picture in pixels.
        package var width: Int?
        /// Notes about what could not be drawn as it should be.
        package var notes: [String]
        /// When it will look different by itself.
        package var nextChange: Date?
        /// Its tree, as a file, if the request asks for it.
        package var tree: String?
        /// The letters in it, if the request asks for them.
        package var letters: DrawnLetters?
        /// Whether it shows times or dates as the time zone and the locale have them.
        package var isLocal: Bool

        package init(_ answered: (answer: PictureAnswer, bytes: [UInt8])) {
            (bytes, notes, nextChange) = (answered.bytes, answered.answer.notes, answered.answer.nextChange)
            (width, tree) = (answered.answer.width, answered.answer.tree)
            (letters, isLocal) = (answered.answer.letters, answered.answer.isLocal)
        }
    }

    package func draw(_ request: PictureRequest) throws(PictureFailure) -> Picture {
        if let problem = request.problem { throw .refused(problem) }
        return Picture(try ask(.draw(request)))
    }

    /// The programs and fonts that it draws with, and a new file of known digests; nil if it cannot say.
    package func identity(knownFiles path: String) throws(PictureFailure) -> (DrawingIdentity, known: [UInt8])? {
        let (answer, bytes) = try ask(.identify(knownFiles: path))
        return answer.identity.map { ($0, bytes) }
    }

    /// The letters as they would be drawn now.
    package func shape(_ letters: DrawnLetters) throws(PictureFailure) -> DrawnLetters? {
        try ask(.shape(letters)).0.letters
    }

    /// Compares two pictures. Returns their difference, and a picture that shows where.
    package func compare(
        _ comparison: PictureComparison
    ) throws(PictureFailure) -> (difference: PictureDifference, picture: [UInt8]) {
        let (answer, bytes) = try ask(.compare(comparison))
        guard let difference = answer.difference else { throw .refused("\(path) cannot compare pictures") }
        return (difference, bytes)
    }

    /// The texts of a picture as people see them.
    package func examine(_ request: PictureRequest) throws(PictureFailure) -> [ExaminedText] {
        if let problem = request.problem { throw .refused(problem) }
        return try ask(.examine(request)).0.texts
    }

    private func ask(_ order: PictureOrder) throws(PictureFailure) -> (PictureAnswer, [UInt8]) {
        try begin(order)
        while true {
            if let answer = try advance() { return answer }
            _ = Readiness.wait(for: interest.map { [$0] } ?? [], until: deadline)
        }
    }
}

// MARK: Steps

extension PictureProgram {
    /// Sends an order to the program, which must have answered the previous one.
    func begin(_ order: PictureOrder) throws(PictureFailure) {
        let line: Data
        do throws(ArchiveError) {
            line = try ArchiveCoding.line(order)
        } catch {
            throw .refused("\(error)")
        }
        let running: Companion
        if let process { running = process } else { running = try start() }
        running.send([UInt8](line))
        (process, deadline) = (running, .now + patience)
    }

    private func start() throws(PictureFailure) -> Companion {
        do throws(Errno) {
            return try Companion(path)
        } catch {
            throw .cannotStart(path: path, error)
        }
    }

    /// The readiness to wait for until the answer comes; nil if nothing was asked.
    var interest: Interest? { deadline == nil ? nil : process?.interest }

    /// Takes the answer if it has arrived. A program that has not answered in time is killed and replaced.
    func advance() throws(PictureFailure) -> (PictureAnswer, [UInt8])? {
        guard let running = process, let end = deadline else { return nil }
        process = nil
        let (answer, bytes): (PictureAnswer, [UInt8])
        do throws(Companion.Silence) {
            guard let answered = try running.advance(reading: PictureProgram.understood) else {
                guard MonotonicTime.now < end else { throw .tookTooLong }
                process = running
                return nil
            }
            (answer, bytes) = answered
        } catch {
            deadline = nil
            switch error {
            case .ended: throw .ended
            case .tookTooLong: throw .tookTooLong
            }
        }
        deadline = nil
        if !answer.isLast { process = running }
        if let problem = answer.problem { throw .refused(problem) }
        return (answer, bytes)
    }

    private static func understood(_ line: ArraySlice<UInt8>) -> (answer: PictureAnswer, byteCount: Int)? {
        guard let answer: PictureAnswer = try? ArchiveCoding.value(from: Data(line)) else { return nil }
        return (answer, answer.byteCount)
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
