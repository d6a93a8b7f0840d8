import Foundation
import GroupSystem
import PictureClient
import Synchronization

/// The only thread of this process that draws, for all tests. The drawing program ends with the thread that started it,
/// and the tests' own threads come and go.
final class DrawingThread: Sendable {
    static let shared = DrawingThread()

    private let orders = Mutex<[Order]>([])
    private let bell = DispatchSemaphore(value: 0)

    private typealias Order = @Sendable (inout PictureProgram?) -> Void

    /// Far longer than the pictures of all waiting tests may take together.
    private static let patience = Duration.seconds(600)
    /// Tests run in parallel, and may compare pictures with an unoptimised program.
    private static let patienceForOne = Duration.seconds(60)

    private init() {
        Thread.detachNewThread { DrawingThread.shared.serve() }
    }

    private func serve() {
        var program: PictureProgram?
        while true {
            bell.wait()
            orders.withLock { $0.removeFirst() }(&program)
        }
    }

    func draw(_ request: PictureRequest) throws -> PictureProgram.Picture {
        try perform { (program) throws(PictureFailure) in try program.draw(request) }
    }

    func compare(_ comparison: PictureComparison) throws -> (difference: PictureDifference, picture: [UInt8]) {
        try perform { (program) throws(PictureFailure) in try program.compare(comparison) }
    }

    func examine(_ request: PictureRequest) throws -> [ExaminedText] {
        try perform { (program) throws(PictureFailure) in try program.examine(request) }
    }

    private func perform<Answer: Sendable>(
        _ work: @escaping @Sendable (PictureProgram) throws(PictureFailure) -> Answer
    ) throws -> Answer {
        let answers = Journal<Result<Answer, TestFailure>>()
        orders.withLock {
            $0.append { program in
                answers.add(Result { () throws(TestFailure) in try DrawingThread.answer(&program, work) })
            }
        }
        bell.signal()
        guard let answer = answers.first(from: 0, within: DrawingThread.patience, where: { $0 }) else {
            throw TestFailure("there was no picture within \(DrawingThread.patience)")
        }
        return try answer.picked.get()
    }

    private static func answer<Answer>(
        _ program: inout PictureProgram?, _ work: (PictureProgram) throws(PictureFailure) -> Answer
    ) throws(TestFailure) -> Answer {
        let running: PictureProgram
        if let program {
            running = program
        } else {
            running = PictureProgram(path: try path(), patience: patienceForOne)
        }
        program = running
        do throws(PictureFailure) {
            return try work(running)
        } catch {
            throw TestFailure("\(error)")
        }
    }

    private static func path() throws(TestFailure) -> String {
        if let path = ProcessEnvironment.words("GROUPWIDGETS_DRAW") { return path }
        return try ProgramPath.find(PictureProgram.name)
    }
}
