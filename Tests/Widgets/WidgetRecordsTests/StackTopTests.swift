import Foundation
import GroupStore
import Testing
import WidgetArchive

@testable import WidgetRecords

/// Which widget of a stack is on top, at seconds of a clock that the test tells.
struct StackTopTests {
    private var stack = WidgetStack(id: "Stack-1", family: .systemSmall, widgets: ["a", "b", "c"])
    private var timelines: [String: SceneTimeline] = [:]

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// Entries at a second, with a score and a duration.
    private mutating func plan(_ widget: String, _ entries: (Double, score: Double?, duration: Double)...) {
        let entries = entries.map { at, score, duration in
            SceneTimeline.Entry(
                date: date(at), relevance: score.map { .init(score: $0, duration: duration) }, scene: Scene(.nothing))
        }
        timelines[widget] = SceneTimeline(entries, policy: .never)
    }

    private func top(_ seconds: Double) -> StackTop? { stack.top(at: date(seconds), of: timelines) }
    private func tops(_ seconds: Double...) -> String { seconds.map { top($0)?.widget ?? "-" }.joined() }

    private mutating func turn(_ steps: Int, at seconds: Double) {
        stack = stack.turned(by: steps, at: date(seconds), of: timelines)
    }

    @Test mutating func `Where nothing is relevant, the first is on top`() {
        #expect(top(0) == StackTop(widget: "a", reason: .first))
        plan("b", (0, score: nil, duration: 0), (10, score: 0, duration: 5), (20, score: -1, duration: 5))
        #expect(tops(0, 10, 12, 20, 30) == "aaaaa")
    }

    @Test mutating func `An entry is on top from its date on, for its duration or until the next`() {
        plan("b", (10, score: 5, duration: 0), (20, score: nil, duration: 0))
        plan("c", (30, score: 5, duration: 7), (40, score: 5, duration: 100), (50, score: 0, duration: 0))
        #expect(tops(9, 10, 19, 20) == "abba")
        #expect(tops(30, 36, 37, 40, 49, 50) == "ccacca")
        #expect(top(0)?.until == date(10))
        #expect(top(10)?.until == date(20))
        #expect(top(30)?.until == date(37))
        #expect(top(50)?.until == nil)
        let reason = StackRelevance(widget: "b", cause: .entry, began: date(10), ends: date(20), score: 5, share: 1)
        #expect(top(15)?.reason == .relevant(reason))
    }

    @Test mutating func `Scores count in relation to those of the same timeline`() {
        plan("a", (0, score: 50, duration: 0), (10, score: 100, duration: 0))
        plan("b", (0, score: 2, duration: 0), (20, score: 1, duration: 0))
        #expect(tops(0, 10, 20) == "baa")
        // Of two that are equally relevant, the one that began last.
        #expect(tops(10) == "a")
    }

    @Test mutating func `A turned stack is written and read as it is`() throws {
        plan("b", (0, score: 2, duration: 0))
        turn(1, at: 5)
        #expect(stack.turn?.date == date(5) && stack.turn?.scores.isEmpty == false)
        #expect(try WidgetStack(id: stack.id, value: Value(record: stack)) == stack)
    }

    @Test mutating func `Of equals, the one that comes first in the stack`() {
        plan("c", (0, score: 1, duration: 0))
        plan("b", (0, score: 9, duration: 0))
        #expect(tops(0, 1) == "bb")
    }

    @Test mutating func `A person turns a stack forth and back, past both ends`() {
        turn(1, at: 1)
        #expect(top(1) == StackTop(widget: "b", reason: .turned(date(1)), until: date(3_601)))
        turn(1, at: 2)
        turn(1, at: 3)
        #expect(tops(3) == "a")
        turn(-1, at: 4)
        #expect(tops(4, 5_000) == "cc")
        stack.widgets = ["a", "b"]
        #expect(tops(5) == "a")
    }

    @Test mutating func `A person's turn holds until something becomes more relevant than it was`() {
        plan("a", (0, score: 5, duration: 0))
        turn(1, at: 10)
        #expect(tops(10, 20, 9_999) == "bbb")
        // It was reloaded, and is as relevant as it was.
        plan("a", (30, score: 5, duration: 0))
        #expect(tops(30) == "b")
        plan("a", (40, score: 6, duration: 0))
        #expect(tops(40) == "a")
        plan("a", (40, score: 0, duration: 0))
        plan("c", (50, score: 1, duration: 10))
        #expect(tops(49, 50, 60) == "bcb")
    }

    @Test mutating func `An hour later, a person's turn yields to whatever became relevant since`() {
        plan("a", (0, score: 5, duration: 0), (20, score: 5, duration: 0))
        turn(1, at: 10)
        #expect(tops(20, 3_609, 3_610) == "bba")
        #expect(top(20)?.until == date(3_610))
    }

    @Test mutating func `An occasion counts as much as the greatest score of its timeline`() {
        plan("a", (0, score: 1, duration: 0), (100, score: 2, duration: 0))
        plan("b", (0, score: nil, duration: 0))
        let occasions = [(10.0, 20.0), (15, 30)].map { SceneTimeline.Occasion(from: date($0), until: date($1)) }
        timelines["b"]?.occasions = occasions
        #expect(tops(9, 10, 19, 29, 30) == "abbba")
        #expect(top(0)?.until == date(10))
        #expect(top(10)?.until == date(15))
        let reason = StackRelevance(widget: "b", cause: .occasion, began: date(10), ends: date(20), score: 1, share: 1)
        #expect(top(10)?.reason == .relevant(reason))
        #expect(tops(100) == "a")
    }
}
