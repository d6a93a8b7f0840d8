package import AppIntents
package import WidgetArchive

/// What a widget program keeps from one answer to the next, wherever in it the developer's code runs.
package final class ProgramSession: Sendable {
    /// The session of the process, or the one that a test runs its task in.
    @TaskLocal package static var current = ProgramSession()

    /// How the person who is shown an answer wants it.
    @TaskLocal package static var display = DisplaySettings()

    let notes: ProgramNotes
    let writes = OwnWrites()
    let center: WidgetCenter
    /// What the program shows of activities, for their previews.
    @MainActor var activities: [any ShownActivity] = []
    private let intents: IntentRegistry

    /// Makes a session with a log of its own, for a test.
    package init(
        intents: IntentRegistry = .current, log: @escaping @Sendable (String) -> Void = ProgramNotes.logToStandardError
    ) {
        notes = ProgramNotes(log: log)
        center = WidgetCenter(notes: notes)
        self.intents = intents
    }

    /// Runs something in this session.
    package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ProgramSession.$current.withValue(self) { try IntentRegistry.$current.withValue(intents, operation: work) }
    }

    /// The same for async work.
    package nonisolated(nonsending) func run<Result>(
        _ work: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await ProgramSession.$current.withValue(self) {
            try await IntentRegistry.$current.withValue(intents, operation: work)
        }
    }
}
