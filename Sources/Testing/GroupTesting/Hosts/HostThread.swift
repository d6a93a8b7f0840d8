import Foundation
import GroupSystem
import WidgetHost
import WidgetRecords

/// A host on its own thread, and a journal of its reports.
final class HostThread: Sendable {
    let journal: Journal<News>
    private let orders: Orders

    enum News: Sendable {
        case told(HostEvent)
        /// The opener was called.
        case opened(String)
        /// The host has ended; with a reason if nobody stopped it.
        case ended(String?)
    }

    /// Work from other threads for the host's thread.
    private typealias Orders = AlarmQueue<@Sendable (WidgetsHost) -> Void>

    /// Starts the host. After this returns, no change is missed.
    init(_ directory: WidgetsDirectory, _ options: WidgetsHost.Options, opened: OpenedURLs) throws {
        let (journal, orders) = (Journal<News>(), try Orders())
        (self.journal, self.orders) = (journal, orders)
        Thread.detachNewThread {
            do {
                try HostThread.serve(directory, options, orders, opened, journal)
                // Only now are the host and its lock gone.
                journal.add(.ended(nil))
            } catch {
                journal.add(.ended("\(error)"))
            }
        }
        let begun = journal.first(from: 0, within: .usualPatience) { news -> Result<Void, TestFailure>? in
            switch news {
            case .told(.began): .success(())
            case .ended(let reason): .failure(TestFailure("the host did not start: \(reason ?? "it was stopped")"))
            case .told, .opened: nil
            }
        }
        guard let begun else { throw TestFailure("the host did not start within \(Duration.usualPatience)") }
        try begun.picked.get()
    }

    private static func serve(
        _ directory: WidgetsDirectory, _ options: WidgetsHost.Options, _ orders: Orders, _ opened: OpenedURLs,
        _ journal: Journal<News>
    ) throws {
        let host = try WidgetsHost(directory, options: options)
        host.observe { journal.add(.told($0)) }
        host.attach(orders.alarm.descriptor) { [unowned host] in
            for order in orders.take() { order(host) }
        }
        host.attach(opened.descriptor) {
            for url in opened.take() { journal.add(.opened(url)) }
        }
        try host.run()
    }

    /// Runs something on the host's thread, and waits for its result.
    func perform<Result: Sendable>(_ order: @escaping @Sendable (WidgetsHost) -> Result) throws -> Result {
        let answers = Journal<Result>()
        orders.add { answers.add(order($0)) }
        guard let answer = answers.first(from: 0, within: .usualPatience, where: { $0 }) else {
            throw TestFailure("the host does not answer any more", [reasonForEnd])
        }
        return answer.picked
    }

    private var reasonForEnd: TestFailure.Detail {
        let reasons = journal.events.compactMap {
            if case .ended(let reason) = $0 { reason ?? "it was stopped" } else { nil }
        }
        return TestFailure.Detail(title: "why it ended", lines: reasons)
    }

    /// Ends the host, and waits until it has released its root.
    func stop() {
        orders.add { $0.stop() }
        _ = journal.first(from: 0, within: .usualPatience) { if case .ended = $0 { true } else { nil } }
    }
}
