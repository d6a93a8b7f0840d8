import Testing

@testable import WidgetHost

/// Kinds of two programs that wake each other by what they write between two answers.
struct LoopTests {
    /// Two widgets of two programs: each reads the key that the other writes a moment after its answer.
    private struct Pair {
        var stage = Stage()
        private var value: Int64 = 0
        private(set) var reloads: [String] = []

        init() {
            stage.settle("Ping", reads: ["pong"])
            stage.settle("Pong", reads: ["ping"])
        }

        /// The one that did not begin the last reload.
        var other: String { reloads.last?.hasPrefix("Ping") == true ? "Pong" : "Ping" }

        /// Lets the two go on for a time, in steps of 10 ms.
        mutating func run(for seconds: Double) {
            for _ in 0..<Int(seconds * 100) {
                for start in stage.starts() {
                    reloads.append(start)
                    let kind = start.hasPrefix("Ping") ? "Ping" : "Pong"
                    stage.answer("\(kind)-1", reads: [kind == "Ping" ? "pong" : "ping"])
                    value += 1
                    stage.writeUnasked(kind.lowercased(), value, by: kind)
                    stage.change(kind.lowercased(), value)
                }
                stage.pass(0.01)
            }
        }
    }

    @Test func `A loop is slowed down and named within a second`() {
        var pair = Pair()
        pair.stage.change("pong")
        pair.run(for: 1)
        #expect(pair.reloads.prefix(2) == ["Ping-1: pong of group changed", "Pong-1: ping of group changed"])
        #expect(pair.reloads.last?.hasSuffix("changed, in a loop with \(pair.other) that is slowed down") == true)
        #expect(pair.reloads.count < 14)
        let soFar = pair.reloads.count
        pair.run(for: 60)
        #expect(pair.reloads.count - soFar < 14)
    }

    /// Each writes while it is asked, and its write is told before its answer is there.
    @Test func `A loop whose writes are seen before the answers is slowed down, too`() {
        var stage = Stage()
        stage.settle("Ping", reads: ["pong"])
        stage.settle("Pong", reads: ["ping"])
        stage.change("pong")
        var asked = stage.starts().map { String($0.prefix(4)) }
        var count = 0
        for number in 1...1_000 as ClosedRange<Int64> {
            stage.pass(0.01)
            var woken: [String] = []
            for kind in asked {
                count += 1
                stage.change(kind.lowercased(), number)
                woken += stage.starts()
                let reads = [kind == "Ping" ? "pong" : "ping"]
                stage.answer("\(kind)-1", reads: reads, writes: [(kind.lowercased(), number)])
            }
            asked = (woken + stage.starts()).map { String($0.prefix(4)) }
        }
        #expect(count > 4)
        #expect(count < 20)
    }

    @Test func `Writes by others are shown at once, even in a loop`() {
        var pair = Pair()
        pair.stage.change("pong")
        pair.run(for: 20)
        pair.stage.change("pong", -1)
        #expect(pair.stage.starts() == ["Ping-1: pong of group changed"])
    }

    @Test func `Nor is a write by others held back while one of the loop is at work, once that has not made it`() {
        var pair = Pair()
        pair.stage.change("pong")
        pair.run(for: 20)
        pair.stage.request("Pong")
        #expect(pair.stage.starts() == ["Pong-1: reload of Pong was requested by App (7)"])
        pair.stage.change("pong", -1)
        #expect(pair.stage.starts() == [])
        pair.stage.answer("Pong-1", reads: ["ping"])
        #expect(pair.stage.starts() == ["Ping-1: pong of group changed"])
    }

    @Test func `A loop that has ended leaves nothing slow behind`() {
        var pair = Pair()
        pair.stage.change("pong")
        pair.run(for: 20)
        // From here on neither writes.
        pair.stage.pass(1_000)
        for start in pair.stage.starts() { pair.stage.answer(String(start.prefix(6)), reads: ["ping", "pong"]) }
        pair.stage.change("ping", -2)
        #expect(pair.stage.starts().contains("Pong-1: ping of group changed"))
    }

    @Test func `A widget that is woken by another once for each write of an app is in no loop`() {
        var stage = Stage()
        stage.settle("First", reads: ["name"])
        stage.settle("Second", reads: ["made"])
        for number in 1...200 as ClosedRange<Int64> {
            stage.change("name", number)
            #expect(stage.starts() == ["First-1: name of group changed"])
            stage.answer("First-1", reads: ["name"])
            stage.writeUnasked("made", number, by: "First")
            stage.change("made", number)
            #expect(stage.starts() == ["Second-1: made of group changed"])
            stage.answer("Second-1", reads: ["made"])
            stage.pass(0.3)
        }
    }
}
