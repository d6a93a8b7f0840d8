import TestSupport
import Testing

struct UsageTests {
    @Test func `Without a verb, sync tells its verbs`() throws {
        let outcome = try Tool().run("sync")
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("usage: groupdefaults sync VERB [WORD …]\n\n  add        choose the cluster"))
        #expect(outcome.error.hasSuffix("with times\n\n'groupdefaults help sync' says more.\n"))
    }
}
