package import FoundationEssentials

/// Calls a handler of the embedding program once a date has come.
package final class WakeUp {
    /// When to call it next; nil for never.
    package var date: Date?
    private let handler: () -> Void

    init(_ handler: @escaping () -> Void) {
        self.handler = handler
    }

    func ringIfDue(_ now: Date) {
        guard let date, date <= now else { return }
        self.date = nil
        handler()
    }
}
