import Foundation
import GroupSystem
import PictureClient
import Snapshots
import Synchronization

/// The only thread of this process that draws, for all tests. The drawing program ends with the thread that started it,
/// and the tests' own threads come and go.
final class DrawingThread: Sendable {
    static let shared = DrawingThread()

    private let orders = Mutex<[Order]>([])
    private let bell = DispatchSemaphore(value: 0)

    private typealias Order = @Sendable (inout Drawer?) -> Void

    /// The drawing program, and the pictures that it need not draw again.
    private struct Drawer {
        let program: PictureProgram
        let store: PictureStore?

        init(path: String) {
            let program = PictureProgram(path: path, patience: DrawingThread.patienceForOne)
            self.program = program
            let drawsAll = ProcessEnvironment.words(DrawingThread.variable) == "all"
            store = PictureStore.usualDirectory.flatMap {
                PictureStore(in: $0, of: program, drawingAll: drawsAll)
            }
        }
    }

    /// The environment variable that has all pictures drawn, if it is `all`.
    private static let variable = "GROUPTESTING_DRAW"

    /// Far longer than the pictures of all waiting tests may take together.
    private static let patience = Duration.seconds(600)
    /// Tests run in parallel, and may compare pictures with an unoptimised program.
    private static let patienceForOne = Duration.seconds(60)

    private init() {
        Thread.detachNewThread { DrawingThread.shared.serve() }
    }

    private func serve() {
        var drawer: Drawer?
        while true {
            bell.wait()
            orders.withLock { $0.removeFirst() }(&drawer)
        }
    }

    /// Draws a picture, or takes the one that was drawn from the same.
    func draw(_ request: PictureRequest) throws -> PictureStore.Result {
        try perform { (drawer) throws(PictureFailure) -> PictureStore.Result in
            if let store = drawer.store { return try store.picture(request, drawnBy: drawer.program) }
            return PictureStore.Result(drawn: try drawer.program.draw(request))
        }
    }

    func compare(_ comparison: PictureComparison) throws -> (difference: PictureDifference, picture: [UInt8]) {
        try perform { (drawer) throws(PictureFailure) in try drawer.program.compare(comparison) }
    }

    func examine(_ request: PictureRequest) throws -> [ExaminedText] {
        try perform { (drawer) throws(PictureFailure) in try drawer.program.examine(request) }
    }

    private func perform<Answer: Sendable>(
        _ work: @escaping @Sendable (Drawer) throws(PictureFailure) -> Answer
    ) throws -> Answer {
        let answers = Journal<Result<Answer, TestFailure>>()
        orders.withLock {
            $0.append { drawer in
                answers.add(Result { () throws(TestFailure) in try DrawingThread.answer(&drawer, work) })
            }
        }
        bell.signal()
        guard let answer = answers.first(from: 0, within: DrawingThread.patience, where: { $0 }) else {
            throw TestFailure("there was no picture within \(DrawingThread.patience)")
        }
        return try answer.picked.get()
    }

    private static func answer<Answer>(
        _ drawer: inout Drawer?, _ work: (Drawer) throws(PictureFailure) -> Answer
    ) throws(TestFailure) -> Answer {
        let running: Drawer
        if let drawer { running = drawer } else { running = Drawer(path: try path()) }
        drawer = running
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
