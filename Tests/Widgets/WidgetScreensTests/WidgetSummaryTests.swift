import Foundation
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetRecords
import WidgetScreens

struct WidgetSummaryTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func summary(
        _ scene: Scene, _ family: Family = .systemSmall, later seconds: Double = 0, failure: String? = nil,
        hasHost: Bool = true, isPlaceholder: Bool = false
    ) -> WidgetSummary {
        let instance = Instance(id: "Note-1", kind: "Note", family: family)
        let archive = Archive(
            of: instance, generation: 1, made: start, cause: "cups of group.example changed",
            isPlaceholder: isPlaceholder, SceneTimeline([.init(date: start, scene: scene)], policy: .never))
        return ShownWidget(instance, archive: archive).summary(
            at: Moment(start + seconds, uses24Hours: true), failure: failure, hasHost: hasHost)
    }

    private let rows = Scene(
        vertical(
            .leading, text("Coffee"), horizontal(.center, text("5", size: 34), text("cups", size: 12)),
            text("of 8,\nso far", lines: 2)))

    @Test func `A small widget's words are all text, in reading order`() {
        let summary = summary(rows)
        #expect(summary.text == "Coffee 5 cups of 8, so far")
        #expect(summary.rest.isEmpty)
    }

    @Test func `A larger one's first line is its text, and its rest the others`() {
        let summary = summary(rows, .systemMedium)
        #expect(summary.text == "Coffee")
        #expect(summary.rest == ["5 cups", "of 8,", "so far"])
    }

    @Test func `A line is read from right to left where the widget is`() {
        let scene = Scene(horizontal(text("one"), text("two")), direction: .rightToLeft)
        #expect(summary(scene).text == "one two")
    }

    @Test func `It tells when and why it shows this`() {
        #expect(summary(rows).remarks.map { $0.drop { $0 != " " } } == [" cups of group.example changed"])
        #expect(summary(rows).states.isEmpty)
    }

    @Test func `What is wrong with it is a state, and in words`() {
        let failing = summary(rows, failure: "no answer in 10 s", hasHost: false)
        #expect(failing.text == "Coffee 5 cups of 8, so far")
        #expect(failing.states == [.failed, .stale])
        #expect(failing.remarks.dropFirst() == ["failed: no answer in 10 s", "no host is running"])
        #expect(summary(rows, isPlaceholder: true).states == [.placeholder])
        let none = ShownWidget(Instance(id: "Note-1", kind: "Note", family: .systemSmall))
        #expect(none.summary(at: Moment(start)).states == [.placeholder])
    }

    @Test func `A gauge is a fraction, by whatever moves it`() {
        let gauge = Node.gauge(.init(.linearCapacity, fraction: 0.62, paint: .tone(green), label: text("cups")))
        #expect(summary(Scene(gauge)).fraction == 0.62)
        #expect(summary(Scene(gauge)).text == "cups")
        let moving = Node.gauge(
            .init(.circularCapacity, fraction: nil, interval: .interval(start, start + 100), paint: .tone(green)))
        #expect(summary(Scene(moving), later: 25).fraction == 0.25)
        #expect(summary(Scene(moving), later: 25).text == "25%")
    }

    @Test func `Live times are put in words, and tell when they change`() {
        let timer = live(
            .timer(from: start, to: start + 600, countsDown: true, pausedAt: nil, showsHours: true))
        let summary = summary(Scene(timer), later: 10)
        #expect(summary.text == "9:50")
        #expect(summary.nextChange == start + 11)
        #expect(self.summary(rows).nextChange == nil)
    }

    @Test func `What is hidden or redacted is not said, and a picture is what it is called`() {
        let hidden = Node.effect(.init(.hidden, text("secret")))
        let redacted = Node.effect(.init(.redacted, text("1234")))
        let named = Node.label(.init("Sunny", symbol("sun.max")))
        #expect(summary(Scene(vertical(hidden, redacted, text("seen"), named))).text == "seen")
        #expect(summary(Scene(named)).text == "Sunny")
    }

    @Test func `A click performs the first target, or opens the widget's own URL`() {
        let add = Action.perform(intent: "Add", parameters: [:])
        let scene = Scene(.target(.init(add, text("Add"))), url: "https://example.org")
        #expect(summary(scene).targets.map(\.title) == ["Add"])
        #expect(summary(scene).action == add)
        #expect(summary(Scene(text("x"), url: "https://example.org")).action == .open(url: "https://example.org"))
        #expect(summary(rows).action == nil)
    }

    @Test func `However long a text is, a bar gets a part of it`() {
        let long = text(String(repeating: "word ", count: 10_000), size: 1)
        #expect(summary(Scene(long)).text.count == 300)
    }
}
