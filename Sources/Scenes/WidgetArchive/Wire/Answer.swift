/// A widget program's answer: one line of JSON.
package typealias Answer = AnswerOf<SceneTimeline>

/// An answer as a host reads it, with the scenes as the program wrote them.
package typealias SealedAnswer = AnswerOf<SealedTimeline>

package struct AnswerOf<Timeline: ArchivedTimeline>: Hashable, Sendable {
    package var number: Int
    package var result: Result
    /// Everything the requested kind has read since the program started.
    package var reads: [Reads]
    /// Files outside of containers that the requested kind has read.
    package var files: [ReadFile]
    /// The program's writes while it answered.
    package var writes: [OwnWrite]
    package var notes: [String]

    package init(
        to number: Int, _ result: Result, reads: [Reads] = [], files: [ReadFile] = [], writes: [OwnWrite] = [],
        notes: [String] = []
    ) {
        self.number = number
        self.result = result
        self.reads = reads
        self.files = files
        self.writes = writes
        self.notes = notes
    }

    /// The number of an unsolicited answer, which reports what the program has just written.
    package static var unasked: Int { 0 }

    package enum Result: Hashable, Sendable {
        case description(ProgramDescription)
        case timeline(Timeline)
        case choices([Choice])
        /// An intent was performed, with a URL to open, if any.
        case performed(opening: String?)
        case previews([PreviewDescription])
        case preview([PreviewScenes])
        /// Why it failed: a sentence for the widget's developer.
        case failure(String)
    }
}

/// A value that a program wrote to a suite, as in the suite's file; nil if it removed it.
package struct OwnWrite: Hashable, Sendable {
    package var suite: String
    package var key: String
    package var value: String?

    package init(suite: String, key: String, value: String?) {
        self.suite = suite
        self.key = key
        self.value = value
    }
}
