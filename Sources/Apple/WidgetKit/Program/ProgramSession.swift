package import AppIntents
package import WidgetArchive

/// The state that a widget program keeps between answers, available wherever the developer's code runs.
package final class ProgramSession: Sendable {
    /// The session of the process, or the one that a test runs its task in.
    @TaskLocal package static var current = ProgramSession()

    /// The display settings of the person who sees the answer.
    @TaskLocal package static var display = DisplaySettings()

    let notes: ProgramNotes
    let writes = OwnWrites()
    let center: WidgetCenter
    /// The program's presentations of activities, for their previews.
    @MainActor var activities: [any ShownActivity] = []
    private let intents: IntentRegistry

    /// Makes a session, in tests with a log of its own.
    package init(
        intents: IntentRegistry = .current, log: @escaping @Sendable (String) -> Void = ProgramNotes.logToStandardError
    ) {
        notes = ProgramNotes(log: log)
        center = WidgetCenter(notes: notes)
        self.intents = intents
    }

    /// Runs work in this session.
    package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ProgramSession.$current.withValue(self) { try IntentRegistry.$current.withValue(intents, operation: work) }
    }

    /// Runs async work in this session.
    // On the main actor throughout: a closure of no actor would run on the pool, and wake a thread each way.
    @MainActor package func run<Result: Sendable>(
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await ProgramSession.$current.withValue(self) { @MainActor in
            try await IntentRegistry.$current.withValue(intents, operation: work)
        }
    }
}
