import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetArchive
@testable import WidgetKit

private let entry = WordEntry(date: hour(0), word: "a")
private let timeline = Timeline(entries: [entry], policy: .never)

/// What a provider may do with the completion handler that it is given.
@MainActor struct CompletionTests {
    @Test func `A handler may be called later, on any thread`() async throws {
        let provider = WordProvider { complete in Thread.detachNewThread { complete(timeline) } }
        #expect(try await Program(words("a", provider)).timeline(of: "a").words == ["a"])
    }

    @Test func `A handler that is let go of uncalled is a failure`() async {
        let reason = await Program(words("a", WordProvider { _ in })).failure(.timeline("a"))
        #expect(reason?.hasPrefix("WordProvider.getTimeline(in:completion:) released its completion handler") == true)
    }

    @Test func `A second call is noted, and the first one counts`() async throws {
        let other = Timeline(entries: [WordEntry(date: hour(0), word: "b")], policy: .never)
        let provider = WordProvider { complete in
            complete(timeline)
            complete(other)
        }
        let log = Mutex<[String]>([])
        let session = ProgramSession(log: { note in log.withLock { $0.append(note) } })
        #expect(
            try await Program([MadeWidget(words("a", provider))], session: session).timeline(of: "a").words == ["a"])
        // The second call may come after the answer.
        #expect(
            eventually {
                log.withLock {
                    $0.contains {
                        $0.hasSuffix("called its completion handler more than once; only the first call counts")
                    }
                }
            })
    }
}
