import Foundation
import GroupStore
import Synchronization
import TestSupport
import Testing
import WidgetHost
import WidgetRecords

/// Programs that embed a host.
struct ObserverTests {
    /// What was heard, in words.
    private final class Heard: Sendable {
        private let words = Mutex<[String]>([])
        var all: [String] { words.withLock { $0 } }
        func add(_ word: String) { words.withLock { $0.append(word) } }
    }

    @Test func `Several observers hear a host, each until it is cancelled`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        let heard = Heard()
        try session.start(prepare: { host in
            var once: HostObserver?
            once = host.observe { event in
                guard case .reloaded = event else { return }
                heard.add("once")
                once?.cancel()
            }
            host.observe { if case .reloaded = $0 { heard.add("always") } }
        })
        #expect(eventually { heard.all == ["once", "always"] })
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", id))
        #expect(eventually { heard.all == ["once", "always", "always"] })
        #expect(session.reloads(of: id) == 2)
    }
}
