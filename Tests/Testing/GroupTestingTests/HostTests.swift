import Foundation
import GroupTesting
import Testing
import WidgetKit

struct HostTests {
    private let suite = "group.sample.alstn38.practice"

    @Test func `The widget shows the nickname that a second process has set`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic"])
        let widget = try host.place("BasicWidget", family: .systemSmall)
        try group.set("SampleName", to: "Minsu", in: suite)
        let reload = try widget.nextReload()
        #expect(reload.text.contains("Minsu"))
        #expect(reload.causes == ["SampleName of \(suite) changed"])
        #expect(reload.generation == 2)
    }

    @Test func `A missing reload is reported with what wakes the widget`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
        try group.set("OtherName", to: "Minsu", in: suite)
        let failure = #expect(throws: TestFailure.self) { try widget.nextReload(within: .milliseconds(50)) }
        let description = try #require(failure).description
        #expect(description.hasPrefix("BasicWidget-1 was not reloaded within 0.05 seconds (at GroupTestingTests/Host"))
        #expect(description.contains("what came instead: nothing\nwhat wakes it:\n"))
        #expect(description.contains("\n  SampleName of \(suite)\n"))
        #expect(description.contains("what Basic printed last: nothing"))
    }

    @Test func `A missing text is reported with what was shown instead`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic"])
        let widget = try host.place("BasicWidget", family: .systemSmall)
        try group.set("SampleName", to: "Minsu", in: suite)
        // Another look at the widget waits for itself.
        try #require(try host.widgets.first).nextReload(showing: "Minsu")
        let failure = #expect(throws: TestFailure.self) {
            try widget.nextReload(showing: "Kim", within: .milliseconds(50))
        }
        #expect(failure?.summary == "BasicWidget-1 did not come to show 'Kim' within 0.05 seconds")
        #expect(
            failure?.description.contains(
                "reload 2 because SampleName of \(suite) changed, showing [\"Minsu\", \"Emoji: ") == true)
    }

    @Test(arguments: [("Crash", "it crashed: aborted (SIGABRT)"), ("Refuse", "the provider threw: no network")])
    func `A widget that fails says why`(kind: String, reason: String) throws {
        let host = try TestGroup().host(programs: ["FakeWidget"])
        let failure = #expect(throws: TestFailure.self) { try host.place(kind) }
        #expect(failure?.summary.hasPrefix("the reload of \(kind)-1 failed: \(reason)") == true)
        #expect(failure?.description.contains("its causes: the widget was placed") == true)
    }

    @Test func `An expected failure is waited for`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["FakeWidget"])
        #expect(throws: TestFailure.self) { try host.place("Crash") }
        let widget = try #require(try host.widgets.first)
        #expect(try widget.nextFailure().hasPrefix("it crashed: aborted (SIGABRT)"))
        try group.set("mended", to: true, in: "group.test")
        var reload: WidgetReload?
        for _ in 0..<20 where reload == nil { reload = try? widget.nextReload() }
        #expect(reload?.scene.labels == ["nothing"])
        let failure = #expect(throws: TestFailure.self) { try widget.nextFailure(within: .milliseconds(10)) }
        #expect(failure?.summary == "no reload of Crash-1 failed within 0.01 seconds")
    }

    @Test func `A program may take as long as the test allows`() throws {
        // It has to answer once before it may be late, which takes a slow machine longer.
        var limit = Duration.milliseconds(100)
        var host: TestHost?
        while host == nil {
            do {
                host = try TestGroup().host(programs: ["FakeWidget"], .init(timeout: limit))
            } catch  where "\(error)".contains("did not answer within") && limit < .seconds(60) {
                limit *= 2
            }
        }
        let failure = #expect(throws: TestFailure.self) { try host?.place("Hang") }
        #expect(failure?.summary == "the reload of Hang-1 failed: it did not answer within \(limit), and was killed")
    }

    @Test func `A widget whose timelines are always over is placed like any other`() throws {
        let host = try TestGroup().host(programs: ["FakeWidget"], .init(minimumDistance: .zero))
        let widget = try host.place("Now")
        #expect(try widget.nextReload().causes == ["the timeline ended"])
    }

    @Test func `A program that is not a widget program is refused`() throws {
        let group = try TestGroup()
        let failure = #expect(throws: TestFailure.self) { try group.host(programs: ["ReaderProgram"]) }
        #expect(failure?.summary.contains("ReaderProgram is not a widget program") == true)
    }

    @Test func `A mistyped kind is reported with the likely one`() throws {
        let host = try TestGroup().host(programs: ["Basic"])
        let failure = #expect(throws: TestFailure.self) { try host.place("BasicWidgt") }
        #expect(failure?.description.contains("hint: did you mean 'BasicWidget'?") == true)
    }

    @Test func `A second host of the same root is refused`() throws {
        let group = try TestGroup()
        let host = try group.host()
        let failure = #expect(throws: TestFailure.self) { try group.host() }
        #expect(failure?.summary.hasPrefix("the host did not start: another host serves this root") == true)
        host.stop()
        #expect(throws: TestFailure.self) { try host.place("Name") }
    }

    @Test func `A stopped host releases its root`() throws {
        let group = try TestGroup()
        for _ in 1...20 {
            let host = try group.host()
            host.stop()
            let lock = open(group.path + "/.widgets/host.lock", O_RDONLY)
            #expect(lock >= 0)
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
            close(lock)
        }
    }

    @Test func `A widget is edited, tapped and removed`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["FakeWidget"])
        let widget = try host.place("Choice", ["color": "blue", "size": 3])
        #expect(try widget.shown?.labels == ["blue"])
        try widget.edit(["color": "red", "size": nil], family: .systemMedium)
        let reload = try widget.nextReload()
        #expect(reload.causes == ["the widget was edited"] && reload.scene.labels == ["red"])
        #expect(reload.entries.count == 1 && reload.policy == .never && reload.reads == ["group.test": ["color"]])
        let nowhere = #expect(throws: TestFailure.self) { try widget.tap() }
        #expect(nowhere?.summary == "Choice-1 has no link of its own")
        let none = #expect(throws: TestFailure.self) { try widget.tap("Buy") }
        #expect(none?.summary == "Choice-1 has no link or button that says 'Buy'")
        #expect(none?.details.map(\.description) == ["it has: nothing"])
        try widget.remove()
        #expect(try host.widgets.isEmpty)
        #expect(throws: TestFailure.self) { try widget.remove() }
    }
}
