import GroupSystem
import WidgetArchive

/// An answer that would occupy the host's thread for too long, and is parsed on its own thread.
struct LongLine {
    let count: Int
    private let answers: AlarmQueue<Result<SealedAnswer, ProgramFailure>>

    init(_ line: [UInt8]) throws(Errno) {
        count = line.count
        let answers = try AlarmQueue<Result<SealedAnswer, ProgramFailure>>()
        self.answers = answers
        try SystemThread(named: "LongLine") { answers.add(SealedAnswer.read(line)) }.detach()
    }

    /// Readable once there is an answer.
    var descriptor: Int32 { answers.alarm.descriptor }

    /// Nil until it is parsed.
    func take() -> Result<SealedAnswer, ProgramFailure>? { answers.take().first }
}

extension SealedAnswer {
    static func read(_ line: [UInt8]) -> Swift.Result<SealedAnswer, ProgramFailure> {
        Swift.Result { () throws(ProgramFailure) in try SealedAnswer(line: line) }
    }
}
