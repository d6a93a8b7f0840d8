import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetRecords

@testable import WidgetHost

/// Stacks of a root that a host serves.
struct StackTests {
    private let session: HostSession

    init() throws {
        session = try HostSession()
        try session.addProgram()
    }

    private func top() throws -> String? {
        try session.directory.stacks().first.flatMap { session.directory.top(of: $0)?.widget }
    }

    @Test func `A value that makes a widget relevant turns its stack, and one that does not turns it back`() throws {
        let (name, relevant) = (try session.directory.place("Name"), try session.directory.place("Relevant"))
        _ = try session.directory.makeStack(of: [name, relevant])
        try session.start()
        #expect(eventually { session.reloads(of: relevant) == 1 })
        #expect(try top() == name)
        try session.suite.set(.integer(3), for: "score")
        #expect(try eventually { try top() == relevant })
        try session.suite.set(.integer(0), for: "score")
        #expect(try eventually { try top() == name })
    }

    @Test func `A host tells its screen when a stack is made and when it is turned`() throws {
        let ids = try ["Name", "Counter"].map { try session.directory.place($0) }
        try session.start()
        func news() -> Int { session.events.count { if case .placedChanged = $0 { true } else { false } } }
        let before = news()
        let stack = try session.directory.makeStack(of: ids)
        #expect(eventually { news() > before })
        let made = news()
        try session.directory.turn(stack, by: 1)
        #expect(eventually { news() > made })
    }
}
